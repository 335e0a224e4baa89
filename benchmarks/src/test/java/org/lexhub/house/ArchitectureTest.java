package org.lexhub.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;

/** Which part may know which. ARCHITECTURE.md tells the same arrows as a story. */
@AnalyzeClasses(packages = "org.lexhub", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String STORE = "org.lexhub.store..";
  private static final String LOADER = "org.lexhub.loader..";
  private static final String SERVER = "org.lexhub.server..";
  private static final String BENCHMARKS = "org.lexhub.benchmarks..";

  @ArchTest
  static final ArchRule storeKnowsNobody =
      noClasses()
          .that()
          .resideInAPackage(STORE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(LOADER, SERVER, BENCHMARKS)
          .because("the snapshot can be read without knowing who wrote it or who asks");

  @ArchTest
  static final ArchRule storeKnowsNeitherHttpNorJsonRequests =
      noClasses()
          .that()
          .resideInAPackage(STORE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("io.undertow..", "com.dslplatform..", "java.net.http..", "java.sql..")
          .because("the store answers questions about ordinals");

  @ArchTest
  static final ArchRule serverKnowsNoLoader =
      noClasses()
          .that()
          .resideInAPackage(SERVER)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(LOADER, BENCHMARKS)
          .because("the snapshot file is the only contract between loader and server");

  @ArchTest
  static final ArchRule loaderKnowsNoServer =
      noClasses()
          .that()
          .resideInAPackage(LOADER)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(SERVER, BENCHMARKS, "io.undertow..")
          .because("the snapshot file is the only contract between loader and server");

  /**
   * Text columns lie beside the plain ones and may use them; tables and indexes lie side by side.
   */
  @ArchTest
  static final ArchRule storeArrowsPointDown =
      Architectures.layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage(STORE)
          .layer("store")
          .definedBy("org.lexhub.store")
          .layer("query")
          .definedBy("org.lexhub.store.query..")
          .layer("spelling")
          .definedBy("org.lexhub.store.spelling..")
          .layer("table")
          .definedBy("org.lexhub.store.table..")
          .layer("index")
          .definedBy("org.lexhub.store.index..")
          .layer("text")
          .definedBy("org.lexhub.store.text..")
          .layer("column")
          .definedBy("org.lexhub.store.column..")
          .layer("snapshot")
          .definedBy("org.lexhub.store.snapshot..")
          .whereLayer("query")
          .mayOnlyBeAccessedByLayers("store")
          .whereLayer("spelling")
          .mayOnlyBeAccessedByLayers("store", "query")
          .whereLayer("table")
          .mayOnlyBeAccessedByLayers("store", "query", "index")
          .whereLayer("index")
          .mayOnlyBeAccessedByLayers("store", "query", "spelling", "table")
          .whereLayer("text")
          .mayOnlyBeAccessedByLayers("store", "query", "spelling", "table", "index")
          .whereLayer("column")
          .mayOnlyBeAccessedByLayers("store", "query", "table", "index", "text");

  @ArchTest
  static final ArchRule partsOfTheStoreDoNotKnowTheWhole =
      noClasses()
          .that()
          .resideInAnyPackage(
              "org.lexhub.store.snapshot..",
              "org.lexhub.store.column..",
              "org.lexhub.store.text..",
              "org.lexhub.store.spelling..",
              "org.lexhub.store.table..",
              "org.lexhub.store.index..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.lexhub.store");

  @ArchTest
  static final ArchRule namesSayWhatAClassIs =
      classes()
          .should()
          .haveNameNotMatching(".*(Manager|Helper|Utils?|Impl|Data|Info|Service)")
          .because("such a name fits every class, so it tells nothing about this one");
}
