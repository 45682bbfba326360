import type { ExperienceBand } from '../salaries/salary.ts';
import { askedBands, type AskedYears } from './asked-years.ts';

/** Multiple of usual pay that suggests a scam; a high upper end alone needs more. */
export const timesUsual = 3;
const timesOfUpperEnd = 2;

/** Above this experience, figures of all years are no yardstick. */
const earlyYears = 3;

export interface UsuallyPaid<City> {
  readonly cities: readonly City[];
  readonly experience: AskedYears;
}

/** Narrowest published figure, taking the best paid band so that honest offers pass. */
export function usualPay<City, Figure extends { readonly median: number }>(
  { cities, experience }: UsuallyPaid<City>,
  figureAt: (city: City | null, band: ExperienceBand | null) => Figure | undefined,
): Figure | null {
  const bands = askedBands(experience);
  const bestOf = (city: City | null, of: readonly (ExperienceBand | null)[]): readonly Figure[] =>
    of.flatMap((band) => figureAt(city, band) ?? []).toSorted((one, other) => other.median - one.median);
  const everyone = (experience.from ?? 0) > earlyYears ? [] : [null];
  const found = [bands, everyone].flatMap((of) => [...cities.flatMap((city) => bestOf(city, of).slice(0, 1)), ...bestOf(null, of)]);
  return found[0] ?? null;
}

export function isFarAboveUsual(pay: { readonly from: number | null; readonly to: number | null }, usual: number): boolean {
  const [low, high] = [pay.from ?? pay.to ?? 0, pay.to ?? 0];
  return usual > 0 && (low >= timesUsual * usual || high >= timesOfUpperEnd * timesUsual * usual);
}
