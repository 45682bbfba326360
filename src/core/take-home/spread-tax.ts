import { paise, times, type Paise } from '../calculators/exact.ts';

/** Tax over the months left, to the rupee; the last takes the rest. */
export function spreadTax(left: Paise, months: number): Paise[] {
  const each = paise(times(left, 1, Math.max(1, months) * 100, 'half-up'));
  let rest = left;
  return Array.from({ length: months }, (_, at) => {
    const tax = at === months - 1 ? rest : Math.min(each, rest);
    rest -= tax;
    return tax;
  });
}
