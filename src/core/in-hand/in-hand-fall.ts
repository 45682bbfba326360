import { rupees, times, type Paise } from '../calculators/exact.ts';
import type { Citation } from '../calculators/answer-types.ts';
import { inHandOf, type InHandAt, type InHandCurve } from './in-hand-curve.ts';
import { ctcStep, firstBelow } from './in-hand-search.ts';
import { reliefAhead } from './in-hand-steps.ts';
import type { FallKind, InHandFall } from './in-hand-types.ts';

/** Range between the answer and the safe pay where less than the target arrives. */
export function inHandFall(curve: InHandCurve, target: Paise, answer: InHandAt, safe: InHandAt): InHandFall | null {
  if (safe.ctc === answer.ctc) return null;
  const first = firstBelow(curve, target, answer, safe.ctc - ctcStep);
  const before = curve.at(first.ctc - ctcStep);
  const lowest = lowestFrom(curve, first, safe.ctc);
  return {
    ...causeOf(curve, before, first, lowest),
    after: rupees(before.ctc),
    from: rupees(first.ctc),
    to: rupees(safe.ctc - ctcStep),
    lowest: inHandOf(curve, lowest),
    short: rupees(times(target - lowest.inHand, 1, 12, 'half-up')),
  };
}

/** Looks at the first pay below and at the end of a relief, which falls slowly. */
function lowestFrom(curve: InHandCurve, first: InHandAt, end: Paise): InHandAt {
  let [at, lowest] = [first, first];
  for (let ahead = reliefAhead(curve.setting, at.best); ahead > 0 && at.ctc + ctcStep < end; ahead = reliefAhead(curve.setting, at.best)) {
    at = curve.at(Math.min(end - ctcStep, at.ctc + Math.max(ctcStep, Math.floor(ahead / ctcStep) * ctcStep)));
    if (at.inHand < lowest.inHand) lowest = at;
  }
  return lowest;
}

function causeOf({ setting }: InHandCurve, before: InHandAt, first: InHandAt, lowest: InHandAt): { readonly kind: FallKind; readonly rule: Citation } {
  const scale = setting.tax[lowest.best.regime];
  const [was, is] = [before.best, first.best];
  const limit = scale.rebateFor?.limit ?? Number.POSITIVE_INFINITY;
  const esi = setting.monthRules.at(-1)?.esi;
  const tax = setting.professionalTax;
  const causes: readonly (readonly [FallKind, boolean, Citation | undefined])[] = [
    ['professional-tax', is.professionalTax > was.professionalTax, tax?.months.at(-1)?.rule],
    ['esi', is.esi > was.esi && is.tax <= was.tax, esi?.rates.rule],
    ['rebate-ends', lowest.best.steps.rebateRelief > 0 || (was.steps.income <= limit && is.steps.income > limit), scale.rebate.rule],
    ['surcharge', lowest.best.steps.surchargeRelief > 0 || is.steps.surchargeRate > was.steps.surchargeRate, scale.surcharge.rule],
  ];
  for (const [kind, isIt, rule] of causes) if (isIt && rule) return { kind, rule };
  return { kind: 'rounding', rule: scale.rounding.rule };
}
