import { nestedCountOf, stepAt, stepsOf, type OnboardingStep, type Place } from './sequence.ts';

/** One screen on: through the nested ones, then to the next step. Nothing after the last. */
export function rightOf(place: Place): Place | undefined {
  if (place.nestedStepIndex + 1 < nestedCountOf(stepAt(place))) return at(place, place.stepIndex, place.nestedStepIndex + 1);
  return nextStepAfter(place);
}

/** One screen back: through the nested ones, then to the end of the step before. Nothing before the first. */
export function leftOf(place: Place): Place | undefined {
  if (place.nestedStepIndex > 0) return at(place, place.stepIndex, place.nestedStepIndex - 1);
  const before = stepsOf(place.sequence)[place.stepIndex - 1];
  return before && at(place, place.stepIndex - 1, Math.max(0, nestedCountOf(before) - 1));
}

/** The step after this one, whatever is left inside this one. */
export function nextStepAfter(place: Place): Place | undefined {
  const isLast = place.stepIndex + 1 >= stepsOf(place.sequence).length;
  return isLast ? undefined : at(place, place.stepIndex + 1, 0);
}

/** The place of a step that lies ahead; where it does not, one stays. */
export function forwardTo(place: Place, step: OnboardingStep): Place {
  const stepIndex = stepsOf(place.sequence).indexOf(step);
  return stepIndex > place.stepIndex ? at(place, stepIndex, 0) : at(place, place.stepIndex, place.nestedStepIndex);
}

/** Only the place: whoever stands there keeps everything else. */
const at = ({ sequence }: Place, stepIndex: number, nestedStepIndex: number): Place => ({ sequence, stepIndex, nestedStepIndex });
