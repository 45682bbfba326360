import { paise, percentParts, times, type Paise } from '../calculators/exact.ts';
import type { InHandAt, InHandCurve } from './in-hand-curve.ts';
import { stepDown, stepUp } from './in-hand-steps.ts';

/** Steps of the answer: 100 rupees. */
export const ctcStep: Paise = paise(100);

/** Largest CTC counted with: 100 crore. */
export const mostCtc: Paise = paise(1_000_000_000);

const onStep = (pay: Paise, round: (steps: number) => number): Paise => round(pay / ctcStep) * ctcStep;

/** Skips only pay that cannot reach the target, so that the first is found even behind a fall. */
export function firstReaching(curve: InHandCurve, target: Paise): InHandAt | undefined {
  let at = curve.at(onStep(Math.max(0, target - beyondCtc(curve, target)), Math.floor));
  while (at.inHand < target) {
    const next = at.ctc + Math.max(ctcStep, onStep(stepUp(curve, at, target), Math.ceil));
    if (next > mostCtc) return undefined;
    at = curve.at(next);
  }
  return at;
}

/** In-hand pay that may exceed the CTC: variable pay beyond its full amount, or in the headline month. */
function beyondCtc({ setting, isFromNow }: InHandCurve, target: Paise): Paise {
  const { input } = setting;
  const full = paise(input.annualVariable ?? 0);
  if (full === 0) return 0;
  const [part, whole] = percentParts(input.variablePayoutPercent ?? 100);
  const paid = times(full, part, whole, 'half-up');
  return Math.min(target, isFromNow ? paid * 12 : Math.max(0, paid - full));
}

/** Walks down from the largest pay, past only what surely reaches the target. Undefined if that does not. */
export function lastFrom(curve: InHandCurve, target: Paise, least: InHandAt): InHandAt | undefined {
  let at = curve.at(mostCtc);
  if (at.inHand < target) return undefined;
  let jump = Number.POSITIVE_INFINITY;
  while (at.ctc > least.ctc) {
    jump = Math.max(ctcStep, onStep(Math.min(jump, stepDown(curve, at, target)), Math.floor));
    const next = at.ctc - jump <= least.ctc ? least : curve.at(at.ctc - jump);
    const isOther = curve.hasLump && next.best.regime !== at.best.regime;
    if (next.inHand >= target && (!isOther || jump === ctcStep)) {
      at = next;
      jump = Number.POSITIVE_INFINITY;
    } else if (jump === ctcStep) return at;
    else jump = jump / 2;
  }
  return at;
}

/** First pay above that no longer reaches the target, where a later one does not. */
export function firstBelow(curve: InHandCurve, target: Paise, enough: InHandAt, below: Paise): InHandAt {
  let [low, high] = [enough, curve.at(below)];
  while (high.ctc - low.ctc > ctcStep) {
    const middle = curve.at(low.ctc + Math.max(ctcStep, onStep((high.ctc - low.ctc) / 2, Math.floor)));
    if (middle.inHand < target) high = middle;
    else low = middle;
  }
  return high;
}
