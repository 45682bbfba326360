import type { ExperienceBand } from '../salaries/salary.ts';
import { askedBands, type AskedYears } from './asked-years.ts';

/** Pay that is so many times the usual is a sign of a scam; a range whose upper end alone is that high has to be so many times higher. */
export const timesUsual = 3;
const timesOfUpperEnd = 2;

/** Of who has more years than these, what people of all years earn does not say what is usual. */
const earlyYears = 3;

/** A job, as far as what is usual for it goes. A city is named in whatever way its figures are. */
export interface UsuallyPaid<City> {
  readonly cities: readonly City[];
  readonly experience: AskedYears;
}

/**
 * What is usual for a job at all companies, of the figures that are published: for its years in one of its cities, for its years, for all in one of its cities, and for all.
 * Of several bands of its years the best paid one counts, so that no honest advertisement looks like a scam.
 */
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

/** Whether an advertised pay is three times the usual one or more. */
export function isFarAboveUsual(pay: { readonly from: number | null; readonly to: number | null }, usual: number): boolean {
  const [low, high] = [pay.from ?? pay.to ?? 0, pay.to ?? 0];
  return usual > 0 && (low >= timesUsual * usual || high >= timesOfUpperEnd * timesUsual * usual);
}
