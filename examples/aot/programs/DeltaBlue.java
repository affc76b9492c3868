//===- DeltaBlue.java - An incremental solver of constraints with strengths ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

import java.util.ArrayList;

/** The algorithm of Freeman-Benson and Maloney: constraints between variables, satisfied by strength. */
public class DeltaBlue {
  // Strengths: smaller is stronger.
  static final int REQUIRED = 0, PREFERRED = 2, STRONG_DEFAULT = 3, NORMAL = 4, WEAK_DEFAULT = 5, WEAKEST = 6;

  static class Variable {
    int value;
    final ArrayList<Constraint> constraints = new ArrayList<>();
    Constraint determinedBy;
    int mark;
    int strength = WEAKEST;
    boolean isConstant = true;

    Variable(int value) {
      this.value = value;
    }

    void remove(Constraint constraint) {
      for (int i = 0; i < constraints.size(); i++)
        if (constraints.get(i) == constraint) {
          constraints.remove(i);
          break;
        }
      if (determinedBy == constraint)
        determinedBy = null;
    }
  }

  abstract static class Constraint {
    final int strength;

    Constraint(int strength) {
      this.strength = strength;
    }

    abstract boolean isSatisfied();

    abstract void attach();

    abstract void detach();

    abstract void chooseMethod(int mark);

    abstract void markInputs(int mark);

    abstract boolean inputsKnown(int mark);

    abstract Variable output();

    abstract void markUnsatisfied();

    abstract void recalculate();

    abstract void execute();

    boolean isInput() {
      return false;
    }

    void add(Planner planner) {
      attach();
      markUnsatisfied();
      planner.incrementalAdd(this);
    }

    void destroy(Planner planner) {
      if (isSatisfied())
        planner.incrementalRemove(this);
      detach();
    }

    /** Satisfies this constraint if it can; returns the constraint that it overrides. */
    Constraint satisfy(int mark, Planner planner) {
      chooseMethod(mark);
      if (!isSatisfied()) {
        if (strength == REQUIRED)
          throw new IllegalStateException("a required constraint cannot be satisfied");
        return null;
      }
      markInputs(mark);
      Variable out = output();
      Constraint overridden = out.determinedBy;
      if (overridden != null)
        overridden.markUnsatisfied();
      out.determinedBy = this;
      if (!planner.propagate(this, mark))
        throw new IllegalStateException("a cycle of constraints");
      out.mark = mark;
      return overridden;
    }
  }

  abstract static class UnaryConstraint extends Constraint {
    final Variable variable;
    private boolean satisfied;

    UnaryConstraint(Variable variable, int strength) {
      super(strength);
      this.variable = variable;
    }

    boolean isSatisfied() {
      return satisfied;
    }

    void attach() {
      variable.constraints.add(this);
      satisfied = false;
    }

    void detach() {
      variable.remove(this);
      satisfied = false;
    }

    void chooseMethod(int mark) {
      satisfied = variable.mark != mark && strength < variable.strength;
    }

    void markInputs(int mark) {}

    boolean inputsKnown(int mark) {
      return true;
    }

    Variable output() {
      return variable;
    }

    void markUnsatisfied() {
      satisfied = false;
    }

    void recalculate() {
      variable.strength = strength;
      variable.isConstant = !isInput();
      if (variable.isConstant)
        execute();
    }
  }

  static class StayConstraint extends UnaryConstraint {
    StayConstraint(Variable variable, int strength, Planner planner) {
      super(variable, strength);
      add(planner);
    }

    void execute() {}
  }

  static class EditConstraint extends UnaryConstraint {
    EditConstraint(Variable variable, int strength, Planner planner) {
      super(variable, strength);
      add(planner);
    }

    boolean isInput() {
      return true;
    }

    void execute() {}
  }

  abstract static class BinaryConstraint extends Constraint {
    static final int NONE = 0, FORWARD = 1, BACKWARD = -1;
    final Variable first, second;
    int direction = NONE;

    BinaryConstraint(Variable first, Variable second, int strength) {
      super(strength);
      this.first = first;
      this.second = second;
    }

    boolean isSatisfied() {
      return direction != NONE;
    }

    void attach() {
      first.constraints.add(this);
      second.constraints.add(this);
      direction = NONE;
    }

    void detach() {
      first.remove(this);
      second.remove(this);
      direction = NONE;
    }

    void chooseMethod(int mark) {
      if (first.mark == mark)
        direction = second.mark != mark && strength < second.strength ? FORWARD : NONE;
      else if (second.mark == mark)
        direction = strength < first.strength ? BACKWARD : NONE;
      else if (first.strength > second.strength)
        direction = strength < first.strength ? BACKWARD : NONE;
      else
        direction = strength < second.strength ? FORWARD : NONE;
    }

    Variable input() {
      return direction == FORWARD ? first : second;
    }

    Variable output() {
      return direction == FORWARD ? second : first;
    }

    void markInputs(int mark) {
      input().mark = mark;
    }

    boolean inputsKnown(int mark) {
      Variable in = input();
      return in.mark == mark || in.isConstant || in.determinedBy == null;
    }

    void markUnsatisfied() {
      direction = NONE;
    }

    void recalculate() {
      Variable in = input(), out = output();
      out.strength = Math.max(strength, in.strength);
      out.isConstant = in.isConstant;
      if (out.isConstant)
        execute();
    }
  }

  static class EqualityConstraint extends BinaryConstraint {
    EqualityConstraint(Variable first, Variable second, int strength, Planner planner) {
      super(first, second, strength);
      add(planner);
    }

    void execute() {
      output().value = input().value;
    }
  }

  /** second = first * scale + offset. */
  static class ScaleConstraint extends BinaryConstraint {
    private final Variable scale, offset;

    ScaleConstraint(Variable first, Variable scale, Variable offset, Variable second, int strength, Planner planner) {
      super(first, second, strength);
      this.scale = scale;
      this.offset = offset;
      add(planner);
    }

    void attach() {
      super.attach();
      scale.constraints.add(this);
      offset.constraints.add(this);
    }

    void detach() {
      super.detach();
      scale.remove(this);
      offset.remove(this);
    }

    void markInputs(int mark) {
      super.markInputs(mark);
      scale.mark = mark;
      offset.mark = mark;
    }

    void execute() {
      if (direction == FORWARD)
        second.value = first.value * scale.value + offset.value;
      else
        first.value = (second.value - offset.value) / scale.value;
    }

    void recalculate() {
      Variable in = input(), out = output();
      out.strength = Math.max(strength, in.strength);
      out.isConstant = in.isConstant && scale.isConstant && offset.isConstant;
      if (out.isConstant)
        execute();
    }
  }

  static class Planner {
    private int mark = 1;

    void incrementalAdd(Constraint constraint) {
      int current = ++mark;
      Constraint overridden = constraint.satisfy(current, this);
      while (overridden != null)
        overridden = overridden.satisfy(current, this);
    }

    void incrementalRemove(Constraint constraint) {
      Variable out = constraint.output();
      constraint.markUnsatisfied();
      constraint.detach();
      ArrayList<Constraint> unsatisfied = removePropagateFrom(out);
      for (int strength = REQUIRED; strength <= WEAKEST; strength++)
        for (int i = 0; i < unsatisfied.size(); i++)
          if (unsatisfied.get(i).strength == strength)
            incrementalAdd(unsatisfied.get(i));
    }

    private ArrayList<Constraint> removePropagateFrom(Variable out) {
      ArrayList<Constraint> unsatisfied = new ArrayList<>();
      ArrayList<Variable> todo = new ArrayList<>();
      out.determinedBy = null;
      out.strength = WEAKEST;
      out.isConstant = true;
      todo.add(out);
      while (!todo.isEmpty()) {
        Variable variable = todo.remove(todo.size() - 1);
        for (Constraint each : variable.constraints) {
          if (!each.isSatisfied()) {
            unsatisfied.add(each);
          } else if (each != variable.determinedBy) {
            each.recalculate();
            todo.add(each.output());
          }
        }
      }
      return unsatisfied;
    }

    private void addConsumers(Variable variable, ArrayList<Constraint> into) {
      for (Constraint each : variable.constraints)
        if (each != variable.determinedBy && each.isSatisfied())
          into.add(each);
    }

    boolean propagate(Constraint constraint, int current) {
      ArrayList<Constraint> todo = new ArrayList<>();
      todo.add(constraint);
      while (!todo.isEmpty()) {
        Constraint each = todo.remove(todo.size() - 1);
        if (each.output().mark == current) {
          incrementalRemove(constraint);
          return false;
        }
        each.recalculate();
        addConsumers(each.output(), todo);
      }
      return true;
    }

    /** The constraints to execute, in order, when the value of an edited variable changes. */
    ArrayList<Constraint> makePlan(Constraint source) {
      int current = ++mark;
      ArrayList<Constraint> plan = new ArrayList<>(), todo = new ArrayList<>();
      if (source.isInput() && source.isSatisfied())
        todo.add(source);
      while (!todo.isEmpty()) {
        Constraint each = todo.remove(todo.size() - 1);
        if (each.output().mark != current && each.inputsKnown(current)) {
          plan.add(each);
          each.output().mark = current;
          addConsumers(each.output(), todo);
        }
      }
      return plan;
    }

    void change(Variable variable, int value) {
      EditConstraint edit = new EditConstraint(variable, PREFERRED, this);
      ArrayList<Constraint> plan = makePlan(edit);
      for (int i = 0; i < 10; i++) {
        variable.value = value;
        for (Constraint each : plan)
          each.execute();
      }
      edit.destroy(this);
    }
  }

  /** A chain of equal variables, whose first is edited. */
  static int chain(int length) {
    Planner planner = new Planner();
    Variable[] variables = new Variable[length + 1];
    for (int i = 0; i <= length; i++) {
      variables[i] = new Variable(i);
      if (i > 0)
        new EqualityConstraint(variables[i - 1], variables[i], REQUIRED, planner);
    }
    new StayConstraint(variables[length], STRONG_DEFAULT, planner);
    EditConstraint edit = new EditConstraint(variables[0], PREFERRED, planner);
    ArrayList<Constraint> plan = planner.makePlan(edit);
    int sum = 0;
    for (int i = 0; i < 100; i++) {
      variables[0].value = i;
      for (Constraint each : plan)
        each.execute();
      sum = 31 * sum + variables[length].value;
    }
    edit.destroy(planner);
    return sum;
  }

  /** Pairs of variables that one scale and one offset relate. */
  static int projection(int count) {
    Planner planner = new Planner();
    Variable scale = new Variable(10), offset = new Variable(1000);
    Variable from = null, to = null;
    ArrayList<Variable> targets = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      from = new Variable(i);
      to = new Variable(i);
      targets.add(to);
      new StayConstraint(from, NORMAL, planner);
      new ScaleConstraint(from, scale, offset, to, REQUIRED, planner);
    }
    int sum = 0;
    planner.change(from, 17);
    sum = 31 * sum + to.value;
    planner.change(to, 1050);
    sum = 31 * sum + from.value;
    planner.change(scale, 5);
    for (Variable each : targets)
      sum = 31 * sum + each.value;
    planner.change(offset, 2000);
    for (Variable each : targets)
      sum = 31 * sum + each.value;
    return sum;
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 3;
    int chained = 0, projected = 0;
    for (int i = 0; i < rounds; i++) {
      chained = 17 * chained + chain(100 + i % 7);
      projected = 17 * projected + projection(100 + i % 5);
    }
    System.out.println("chain " + chained);
    System.out.println("projection " + projected);
  }
}
