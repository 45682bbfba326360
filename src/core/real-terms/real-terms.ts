import type { Rupees, SignedPercent } from '../calculators/answer-types.ts';
import { paise, rupees, times, wholeRate, type Paise } from '../calculators/exact.ts';
import { refused } from '../calculators/refusal.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { pricesBetween, type MissingMonth, type PriceChange } from './price-change.ts';
import type { RealHikeInput, RealHikeOutput, RealMonths, RealTermsInput, RealTermsOutput } from './real-terms-types.ts';

/** An amount in the rupees of another month, to the paisa (F-29); or the month whose index is not known, which is never guessed. */
export function inRupeesOf(amount: Rupees, months: RealMonths): { readonly rupees: Rupees } | MissingMonth {
  const change = pricesBetween(months);
  return 'missing' in change ? change : { rupees: rupees(reported(paise(amount), change)) };
}

/** An amount in the rupees of another month, with the rise of prices between (F-29). */
export function realTerms({ amount, earned, reported: month, today }: RealTermsInput): RealTermsOutput {
  const change = changeBetween({ earned, reported: month }, ['earned', 'told']);
  const answer = rupees(reported(paise(amount), change));
  return {
    amount: answer,
    pricesPercent: rise(change),
    lines: [line('amount-earned', amount), ...change.lines, line('amount-told', answer)],
    warnings: ruleWarnings(change.lines, today),
  };
}

/** What a raise leaves when prices rose too: in percent, and in the rupees of the raise before (F-29). */
export function realHike({ oldAnnual, newAnnual, before, after, today }: RealHikeInput): RealHikeOutput {
  if (after < before) throw refused('order', 'after', 'The new raise is before the last one.');
  const change = changeBetween({ earned: before, reported: after }, ['before', 'after']);
  const [old, next] = [paise(oldAnnual), paise(newAnnual)];
  const newInOldRupees = rupees(reported(next, backwards(change)));
  return {
    nominalPercent: percentMore(next, old),
    realPercent: realPercentMore(next, old, change),
    pricesPercent: rise(change),
    newInOldRupees,
    lines: [line('old-annual', oldAnnual), line('new-annual', newAnnual), ...change.lines, line('new-in-old-rupees', newInOldRupees)],
    warnings: ruleWarnings(change.lines, today),
  };
}

function changeBetween(months: RealMonths, [earned, reported]: readonly [earned: string, reported: string]): PriceChange {
  const change = pricesBetween(months);
  if (!('missing' in change)) return change;
  const field = change.missing === months.earned ? earned : reported;
  throw refused('month-not-known', field, `The consumer price index of ${change.missing} is not known here, and none is guessed.`);
}

const reported = (amount: Paise, { numerator, denominator }: PriceChange): Paise => times(amount, numerator, denominator, 'half-up');

const backwards = ({ numerator, denominator, lines }: PriceChange): PriceChange => ({ numerator: denominator, denominator: numerator, lines });

const rise = ({ numerator, denominator }: PriceChange): SignedPercent => times(numerator - denominator, wholeRate, denominator, 'half-up') / 100;

const percentMore = (next: Paise, old: Paise): SignedPercent | null => (old === 0 ? null : times(next - old, wholeRate, old, 'half-up') / 100);

/** Counted in hundredths of a paisa, so that rounding the pay does not show in the percent. */
const realPercentMore = (next: Paise, old: Paise, change: PriceChange): SignedPercent | null => percentMore(reported(next * 100, backwards(change)), old * 100);
