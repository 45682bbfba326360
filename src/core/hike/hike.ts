import { paise, percentParts, rupees, times, type Paise } from '../calculators/exact.ts';
import { refused } from '../calculators/refusal.ts';
import type { HikeInput, HikeOutput, InHandChange } from './hike-types.ts';
import type { TakeHomeInput, TakeHomeOutput } from '../take-home/take-home-types.ts';
import { takeHome } from '../take-home/take-home.ts';
import { line } from '../calculators/warnings.ts';

export function hike(input: HikeInput): HikeOutput {
  const old = paise(input.oldAnnual);
  const next = newPay(input, old);
  if (next < 0) throw refused('below-nothing', 'percent', 'The new pay would be less than nothing.');
  const percent = percentOf(next - old, old);
  const [oldMonthly, newMonthly] = [times(old, 1, 12, 'half-up'), newPay(input, old, 12)];
  const inHand = inHandOf(input, old, next);
  return {
    oldAnnual: rupees(old),
    newAnnual: rupees(next),
    oldMonthly: rupees(oldMonthly),
    newMonthly: rupees(newMonthly),
    increase: rupees(next - old),
    monthlyIncrease: rupees(monthlyIncreaseOf(input, old, next)),
    percent,
    inHand: inHand?.change ?? null,
    lines: [
      line('old-annual', rupees(old)),
      line('increase', rupees(next - old)),
      line('new-annual', rupees(next)),
      ...(inHand
        ? [line('in-hand-before', inHand.change.yearBefore), line('in-hand-after', inHand.change.yearAfter), ...inHand.after[inHand.after.regime].lines]
        : []),
    ],
    warnings: [...(percent === null ? [{ id: 'no-percent-of-nothing' }] : []), ...(next < old ? [{ id: 'cut' }] : []), ...(inHand?.after.warnings ?? [])],
  };
}

/** Two decimals, half up; null of zero. */
const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : times(part * Math.sign(whole), 10_000, Math.abs(whole), 'half-up') / 100;

/** Rounds once, so that the increase follows from it. */
function newPay({ percent, newAnnual, increase }: HikeInput, old: Paise, partsOfYear = 1): Paise {
  const given = [percent, newAnnual, increase].filter((one) => one !== undefined).length;
  if (given !== 1) throw refused('one-of', 'percent', 'Give exactly one of percent, newAnnual and increase.');
  if (newAnnual !== undefined) return times(paise(newAnnual), 1, partsOfYear, 'half-up');
  if (increase !== undefined) return times(old + paise(increase), 1, partsOfYear, 'half-up');
  const [part, whole] = percentParts(percent ?? 0);
  return times(old, whole + part, whole * partsOfYear, 'half-up');
}

function monthlyIncreaseOf({ percent }: HikeInput, old: Paise, next: Paise): Paise {
  const [part, whole] = percentParts(percent ?? 0);
  return percent === undefined ? times(next - old, 1, 12, 'half-up') : times(old, part, whole * 12, 'half-up');
}

function inHandOf({ takeHome: about, today }: HikeInput, old: Paise, next: Paise): { readonly change: InHandChange; readonly after: TakeHomeOutput } | null {
  if (!about) return null;
  const at = (pay: Paise): TakeHomeOutput => takeHome({ ...(today !== undefined && { today }), ...withPay(about, rupees(pay)), regime: 'cheaper' });
  const [before, after] = [at(old), at(next)];
  const difference = paise(after.netYear) - paise(before.netYear);
  const change = {
    monthBefore: before.netMonth,
    monthAfter: after.netMonth,
    monthDifference: rupees(paise(after.netMonth) - paise(before.netMonth)),
    headlineBefore: before.headlineMonth,
    headlineAfter: after.headlineMonth,
    headlineDifference: rupees(paise(after.headlineMonth) - paise(before.headlineMonth)),
    headlineFrom: after[after.regime].headline.from,
    yearBefore: before.netYear,
    yearAfter: after.netYear,
    yearDifference: rupees(difference),
    keptPercent: percentOf(difference, next - old),
  };
  return { change, after };
}

function withPay(about: TakeHomeInput, pay: number): TakeHomeInput {
  const { annualCtc: _ctc, annualGross, ...others } = about;
  return annualGross === undefined ? { ...others, annualCtc: pay } : { ...others, annualGross: pay };
}
