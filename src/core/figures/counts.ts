const beforeComma = /\d(?=(?:\d\d)*\d{3}(?:\.|$))/g;

/** Avoids Intl, which would take a slow phone 60 ms before the page is usable. */
export const withCommas = (digits: string): string => digits.replace(beforeComma, '$&,');

export const grouped = (count: number): string => withCommas(String(Math.round(count)));

export type CountUnits = Readonly<Record<'thousand' | 'lakh' | 'crore', string>>;

const latinUnits: CountUnits = { thousand: 'k', lakh: 'L', crore: 'Cr' };

const sizes = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
] as const;

/** Largest Indian unit, floored to one decimal without a trailing zero (R-015, D-06). */
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

/** Steps such as 5+, 10+, 20+ and 50+; exact below five. */
export const stepped = (count: number): string => (count < 5 ? grouped(count) : `${grouped(stepUnder(count))}+`);

export function stepUnder(count: number): number {
  let step = 5;
  for (let grown = nextStep(step); grown <= count; grown = nextStep(step)) step = grown;
  return step;
}

const nextStep = (step: number): number => (String(step).startsWith('2') ? step * 2.5 : step * 2);
