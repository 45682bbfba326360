import { nestedCountOf, stepAt, stepsOf, type OnboardingStep, type StepPosition } from './sequence.ts';

/** Next screen, nested ones first; undefined after the last. */
export function rightOf(position: StepPosition): StepPosition | undefined {
  if (position.nestedStepIndex + 1 < nestedCountOf(stepAt(position))) return at(position, position.stepIndex, position.nestedStepIndex + 1);
  return nextStep(position);
}

/** Previous screen, nested ones first; undefined before the first. */
export function leftOf(position: StepPosition): StepPosition | undefined {
  if (position.nestedStepIndex > 0) return at(position, position.stepIndex, position.nestedStepIndex - 1);
  const before = stepsOf(position.sequence)[position.stepIndex - 1];
  return before && at(position, position.stepIndex - 1, Math.max(0, nestedCountOf(before) - 1));
}

/** Skips remaining nested screens. */
export function nextStep(position: StepPosition): StepPosition | undefined {
  const isLast = position.stepIndex + 1 >= stepsOf(position.sequence).length;
  return isLast ? undefined : at(position, position.stepIndex + 1, 0);
}

/** Stays where the step does not lie ahead. */
export function forwardTo(position: StepPosition, step: OnboardingStep): StepPosition {
  const stepIndex = stepsOf(position.sequence).indexOf(step);
  return stepIndex > position.stepIndex ? at(position, stepIndex, 0) : at(position, position.stepIndex, position.nestedStepIndex);
}

const at = ({ sequence }: StepPosition, stepIndex: number, nestedStepIndex: number): StepPosition => ({ sequence, stepIndex, nestedStepIndex });
