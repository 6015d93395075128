package io.avrodyne.processor.validate;

import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The rule against unions within unions, and against branches that a reader cannot tell apart. */
final class UnionBranchRule implements Rule {

  /** A branch takes up to 60 bytes of code, and a method can have 65,535. */
  private static final int MAX_BRANCHES = 500;

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    BranchType types = new BranchType(catalog);
    new Scan(plan.subject(), plan.origin(), types, problems).check(plan.root());
    for (RecordPlan record : plan.records()) {
      for (FieldPlan field : record.fields()) {
        String subject = record.subject() + "." + field.property();
        new Scan(subject, field.origin(), types, problems).check(field.value());
      }
    }
    return problems;
  }

  private record Scan(String subject, Origin origin, BranchType types, List<Problem> problems) {

    void check(ValuePlan value) {
      value
          .all()
          .forEach(
              shape -> {
                if (shape instanceof Choice choice) {
                  checkBranches(choice.parts());
                } else if (shape instanceof OrNull orNull) {
                  checkBranches(List.of(new ValuePlan.Nothing(), orNull.value()));
                }
              });
    }

    private void checkBranches(List<ValuePlan> branches) {
      if (branches.size() > MAX_BRANCHES) {
        problems.add(tooMany(branches.size()));
        return;
      }
      Map<String, TypeName> seen = new HashMap<>();
      for (ValuePlan branch : branches) {
        String type = branch.accept(types);
        if (type.equals(BranchType.UNION)) {
          problems.add(nested(branch.javaType()));
          continue;
        }
        TypeName other = seen.putIfAbsent(type, branch.javaType());
        if (other != null) {
          problems.add(ambiguous(type, other, branch.javaType()));
        }
      }
    }

    private Problem tooMany(int branches) {
      return new Problem(
          Code.UNION,
          subject + " has " + branches + " branches.",
          "The code of a union is one method, which holds at most " + MAX_BRANCHES + " branches.",
          "Move some of them to another union, in a record with @AvroRecord.",
          origin);
    }

    private Problem nested(TypeName branch) {
      return new Problem(
          Code.UNION,
          subject + " has the branch " + branch + ", which is itself a union.",
          "A union cannot contain another union, and a nullable type is one.",
          "Make only one of them a union, or put a record with @AvroRecord between them.",
          origin);
    }

    private Problem ambiguous(String type, TypeName one, TypeName other) {
      return new Problem(
          Code.UNION,
          subject
              + " has two branches of the Avro type "
              + type
              + ", "
              + one
              + " and "
              + other
              + ".",
          "A union can contain each unnamed type and each fullname only once.",
          "Remove one of them, or wrap it in a record with @AvroRecord.",
          origin);
    }
  }
}
