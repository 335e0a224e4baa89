package org.lexhub.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;

/** The allowed dependencies between modules and packages, which ARCHITECTURE.md describes. */
@AnalyzeClasses(packages = "org.lexhub", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String STORE = "org.lexhub.store..";
  private static final String REMOTE = "org.lexhub.remote..";
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
          .resideInAnyPackage(REMOTE, LOADER, SERVER, BENCHMARKS)
          .because("the format of snapshots depends on neither their writer nor their users");

  @ArchTest
  static final ArchRule remoteKnowsOnlyTheStore =
      noClasses()
          .that()
          .resideInAPackage(REMOTE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(LOADER, SERVER, BENCHMARKS)
          .because("loader and server both use it");

  @ArchTest
  static final ArchRule storeKnowsNeitherHttpNorJsonRequests =
      noClasses()
          .that()
          .resideInAPackage(STORE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("io.undertow..", "com.dslplatform..", "java.net.http..", "java.sql..")
          .because("the store works on ordinals; protocols belong to the server");

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

  @ArchTest
  static final ArchRule nothingNeedsTheEncoder =
      noClasses()
          .that()
          .resideInAnyPackage(STORE, REMOTE, LOADER, SERVER, BENCHMARKS)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.lexhub.encoder..", "ai.onnxruntime..")
          .because("the encoder is optional; it is found as a service");

  /** Each layer of the store may use those below it; queries, models and terms are independent. */
  @ArchTest
  static final ArchRule storeArrowsPointDown =
      Architectures.layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage(STORE)
          .layer("store")
          .definedBy("org.lexhub.store")
          .layer("translation")
          .definedBy("org.lexhub.store.translation..")
          .layer("queries")
          .definedBy(
              "org.lexhub.store.language..",
              "org.lexhub.store.lexeme..",
              "org.lexhub.store.meaning..",
              "org.lexhub.store.pair..")
          .layer("result")
          .definedBy("org.lexhub.store.result..")
          .layer("sense")
          .definedBy("org.lexhub.store.sense..")
          .layer("inflection")
          .definedBy("org.lexhub.store.inflection..")
          .layer("spelling")
          .definedBy("org.lexhub.store.spelling..")
          .layer("definition")
          .definedBy("org.lexhub.store.definition..")
          .layer("term")
          .definedBy("org.lexhub.store.term..")
          .layer("english")
          .definedBy("org.lexhub.store.english..")
          .layer("fold")
          .definedBy("org.lexhub.store.fold..")
          .layer("table")
          .definedBy("org.lexhub.store.table..")
          .layer("text")
          .definedBy("org.lexhub.store.text..")
          .layer("encoder")
          .definedBy("org.lexhub.store.encoder..")
          .layer("column")
          .definedBy("org.lexhub.store.column..")
          .layer("snapshot")
          .definedBy("org.lexhub.store.snapshot..")
          .whereLayer("translation")
          .mayOnlyBeAccessedByLayers("store")
          .whereLayer("queries")
          .mayOnlyBeAccessedByLayers("store", "translation")
          .whereLayer("result")
          .mayOnlyBeAccessedByLayers("store", "translation", "queries")
          .whereLayer("sense")
          .mayOnlyBeAccessedByLayers("store", "translation")
          .whereLayer("inflection")
          .mayOnlyBeAccessedByLayers("store", "queries")
          .whereLayer("spelling")
          .mayOnlyBeAccessedByLayers("store", "queries")
          .whereLayer("definition")
          .mayOnlyBeAccessedByLayers("store", "queries")
          .whereLayer("encoder")
          .mayOnlyBeAccessedByLayers("store", "translation", "queries")
          .whereLayer("term")
          .mayOnlyBeAccessedByLayers("store", "queries", "definition", "spelling")
          .whereLayer("english")
          .mayOnlyBeAccessedByLayers("store", "translation", "sense", "definition")
          .whereLayer("fold")
          .mayOnlyBeAccessedByLayers(
              "store",
              "translation",
              "queries",
              "sense",
              "inflection",
              "spelling",
              "definition",
              "term",
              "english")
          .whereLayer("table")
          .mayOnlyBeAccessedByLayers("store", "translation", "queries", "sense", "inflection")
          .whereLayer("column")
          .mayOnlyBeAccessedByLayers(
              "store",
              "translation",
              "queries",
              "result",
              "sense",
              "definition",
              "encoder",
              "term",
              "table",
              "text");

  @ArchTest
  static final ArchRule packagesHaveNoCircles =
      SlicesRuleDefinition.slices().matching("org.lexhub.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule partsOfTheStoreDoNotKnowTheWhole =
      noClasses()
          .that()
          .resideInAPackage("org.lexhub.store.*..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.lexhub.store");

  @ArchTest
  static final ArchRule trainingStaysInTheLoader =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.lexhub.loader.learn..")
          .should()
          .haveSimpleNameEndingWith("Trainer")
          .orShould()
          .haveSimpleNameEndingWith("Learning")
          .because("the server reads models, and only the loader trains them");

  @ArchTest
  static final ArchRule onlyTheLoaderKnowsTraining =
      noClasses()
          .that()
          .resideInAnyPackage(STORE, SERVER)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.lexhub.loader.learn..", "org.ejml..")
          .because("the server reads models, and only the loader trains them");

  /** Endpoints are named after their paths, so {@code GET /v1/info} is an exception. */
  @ArchTest
  static final ArchRule namesSayWhatAClassIs =
      classes()
          .that()
          .doNotHaveSimpleName("GetInfo")
          .should()
          .haveNameNotMatching(".*(Manager|Helper|Utils?|Impl|Data|Info|Service)")
          .because("such a name fits every class, so it says nothing about this one");
}
