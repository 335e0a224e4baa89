import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.constant.ClassDesc;
import java.nio.ByteBuffer;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;

/**
 * Gives class files of Java 5 and older, such as picocli's, the version of Java 8 and stack maps:
 * {@code java ClassUpgrade.java JAR} changes a jar in place. The JVM puts no older class into a
 * cache of loaded classes and verifies such classes slowly, which costs a start a quarter of a
 * second. Entries keep their times, so that the same jar gives the same bytes.
 */
final class ClassUpgrade {
  /** The first version whose classes have stack maps. */
  private static final int FIRST_WITH_STACK_MAPS = ClassFile.JAVA_6_VERSION;

  private static final int VERSION_OFFSET = 6;

  private final FileSystem jar;
  private final ClassFile classFiles;

  private ClassUpgrade(FileSystem jar) {
    this.jar = jar;
    ClassHierarchyResolver hierarchy = ClassHierarchyResolver.ofResourceParsing(this::resource);
    classFiles =
        ClassFile.of(
            StackMapsOption.GENERATE_STACK_MAPS,
            ClassHierarchyResolverOption.of(hierarchy.cached()));
  }

  public static void main(String[] args) throws IOException {
    try (FileSystem jar = FileSystems.newFileSystem(Path.of(args[0]))) {
      System.out.println(new ClassUpgrade(jar).upgrade() + " old class files upgraded");
    }
  }

  private int upgrade() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(jar.getPath("/"))) {
      files = all.filter(file -> file.toString().endsWith(".class")).toList();
    }
    int upgraded = 0;
    for (Path file : files) {
      byte[] bytes = Files.readAllBytes(file);
      if (ByteBuffer.wrap(bytes).getShort(VERSION_OFFSET) < FIRST_WITH_STACK_MAPS) {
        FileTime time = Files.getLastModifiedTime(file);
        Files.write(file, upgraded(bytes));
        Files.setLastModifiedTime(file, time);
        upgraded++;
      }
    }
    return upgraded;
  }

  private byte[] upgraded(byte[] old) {
    ClassModel model = classFiles.parse(old);
    return classFiles.build(
        model.thisClass().asSymbol(),
        builder -> {
          builder.withVersion(ClassFile.JAVA_8_VERSION, 0);
          model.forEach(element -> {
            switch (element) {
              case ClassFileVersion version -> {} // replaced
              case MethodModel method ->
                  builder.transformMethod(
                      method, MethodTransform.transformingCode(CodeTransform.ACCEPT_ALL));
              default -> builder.with(element);
            }
          });
        });
  }

  /** Opens a class file of the jar or of the JDK; null if neither has the class. */
  private InputStream resource(ClassDesc type) {
    String name = type.descriptorString();
    String path = name.substring(1, name.length() - 1) + ".class";
    Path own = jar.getPath("/" + path);
    try {
      return Files.exists(own)
          ? Files.newInputStream(own)
          : ClassLoader.getSystemResourceAsStream(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
