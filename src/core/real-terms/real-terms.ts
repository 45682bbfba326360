import type { Rupees, SignedPercent } from '../calculators/answer-types.ts';
import { paise, rupees, times, wholeRate, type Paise } from '../calculators/exact.ts';
import { refused } from '../calculators/refusal.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { pricesBetween, type MissingMonth, type PriceChange } from './price-change.ts';
import type { RealHikeInput, RealHikeOutput, RealMonths, RealTermsInput, RealTermsOutput } from './real-terms-types.ts';

/** Rounds to the paisa and never guesses a month without a known index (F-29). */
export function inRupeesOf(amount: Rupees, months: RealMonths): { readonly rupees: Rupees } | MissingMonth {
  const change = pricesBetween(months);
  return 'missing' in change ? change : { rupees: rupees(reported(paise(amount), change)) };
}

/** Converts an amount to another month's rupees (F-29). */
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

/** Real value of a raise after inflation (F-29). */
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

/** Counts in hundredths of a paisa to keep rounding out of the percentage. */
const realPercentMore = (next: Paise, old: Paise, change: PriceChange): SignedPercent | null => percentMore(reported(next * 100, backwards(change)), old * 100);
