/** The digits that a comma follows: three stand to the right of the last, and two more to the right of each before it. */
const beforeComma = /\d(?=(?:\d\d)*\d{3}(?:\.|$))/g;

/** Written digits with Indian grouping. A format of the browser (Intl) would take a slow phone 60 ms before any page can be used. */
export const withCommas = (digits: string): string => digits.replace(beforeComma, '$&,');

/** A whole number with Indian grouping: 12,34,567. */
export const grouped = (count: number): string => withCommas(String(Math.round(count)));

/** The short names of a thousand, a lakh and a crore. */
export type CountUnits = Readonly<Record<'thousand' | 'lakh' | 'crore', string>>;

const latinUnits: CountUnits = { thousand: 'k', lakh: 'L', crore: 'Cr' };

const sizes = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
] as const;

/** A count of at least 1,000 in its largest Indian unit, floored to one decimal, which is left out when it is zero (R-015, D-06). */
export function compact(count: number, units: CountUnits = latinUnits): string {
  const unit = sizes.find(([size]) => count >= size);
  return unit ? oneDecimal(count, unit[0]) + units[unit[1]] : grouped(Math.floor(count));
}

function oneDecimal(count: number, size: number): string {
  const tenths = Math.floor((count * 10) / size);
  const decimal = tenths % 10;
  const whole = grouped((tenths - decimal) / 10);
  return decimal === 0 ? whole : `${whole}.${decimal}`;
}

/** A count of reviews, posts and the like in steps: 5+, 10+, 20+, 50+, 100+ and so on. Below five there is nothing to round down to. */
export const stepped = (count: number): string => (count < 5 ? grouped(count) : `${grouped(stepUnder(count))}+`);

/** The step that a count of at least five has reached: 5, 10, 20, 50, 100 and so on. */
export function stepUnder(count: number): number {
  let step = 5;
  for (let grown = nextStep(step); grown <= count; grown = nextStep(step)) step = grown;
  return step;
}

/** The step after 5, 10, 20 and so on: from 5 to 10, from 10 to 20, from 20 to 50. */
const nextStep = (step: number): number => (String(step).startsWith('2') ? step * 2.5 : step * 2);
