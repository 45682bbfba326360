import { nestedCountOf, stepAt, stepsOf, type OnboardingStep, type StepPosition } from './sequence.ts';

/** One screen on: through the nested ones, then to the next step. Nothing after the last. */
export function rightOf(position: StepPosition): StepPosition | undefined {
  if (position.nestedStepIndex + 1 < nestedCountOf(stepAt(position))) return at(position, position.stepIndex, position.nestedStepIndex + 1);
  return nextStep(position);
}

/** One screen back: through the nested ones, then to the end of the step before. Nothing before the first. */
export function leftOf(position: StepPosition): StepPosition | undefined {
  if (position.nestedStepIndex > 0) return at(position, position.stepIndex, position.nestedStepIndex - 1);
  const before = stepsOf(position.sequence)[position.stepIndex - 1];
  return before && at(position, position.stepIndex - 1, Math.max(0, nestedCountOf(before) - 1));
}

/** The step after this one, whatever is left inside this one. */
export function nextStep(position: StepPosition): StepPosition | undefined {
  const isLast = position.stepIndex + 1 >= stepsOf(position.sequence).length;
  return isLast ? undefined : at(position, position.stepIndex + 1, 0);
}

/** The position of a step that lies ahead; where it does not, one stays. */
export function forwardTo(position: StepPosition, step: OnboardingStep): StepPosition {
  const stepIndex = stepsOf(position.sequence).indexOf(step);
  return stepIndex > position.stepIndex ? at(position, stepIndex, 0) : at(position, position.stepIndex, position.nestedStepIndex);
}

/** Only the position; everything else stays. */
const at = ({ sequence }: StepPosition, stepIndex: number, nestedStepIndex: number): StepPosition => ({ sequence, stepIndex, nestedStepIndex });
