package org.lexhub.server.command;

import org.lexhub.server.account.Plan;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses a plan on the command line. */
final class PlanConverter implements ITypeConverter<Plan> {
  @Override
  public Plan convert(String value) {
    Plan plan = Plan.parse(value);
    if (plan == null) {
      throw new TypeConversionException("'" + value + "' is not one of free, pro, enterprise");
    }
    return plan;
  }
}
