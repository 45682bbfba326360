import { experienceBandOf, experienceBands, type ExperienceBand } from '../salaries/salary.ts';

/** Null for an end the advertisement omits. */
export interface AskedYears {
  readonly from: number | null;
  readonly to: number | null;
}

/** Matching bands, beginning with that of the midpoint. */
export function askedBands({ from, to }: AskedYears): readonly ExperienceBand[] {
  const [least, most] = [from ?? (to === null ? null : 0), to ?? from];
  if (least === null || most === null) return [];
  const placeOf = (years: number): number => experienceBands.indexOf(experienceBandOf(years));
  const middle = placeOf((least + most) / 2);
  const distance = (band: ExperienceBand): number => Math.abs(experienceBands.indexOf(band) - middle);
  return experienceBands.slice(placeOf(Math.min(least, most)), placeOf(most) + 1).toSorted((one, other) => distance(one) - distance(other));
}
