import { experienceBandOf, experienceBands, type ExperienceBand } from '../salaries/salary.ts';

/** The years of experience that an advertisement asks for; an end that it does not name is null. */
export interface AskedYears {
  readonly from: number | null;
  readonly to: number | null;
}

/** Bands of experience in which the years of an advertisement lie, that of their middle first. */
export function askedBands({ from, to }: AskedYears): readonly ExperienceBand[] {
  const [least, most] = [from ?? (to === null ? null : 0), to ?? from];
  if (least === null || most === null) return [];
  const placeOf = (years: number): number => experienceBands.indexOf(experienceBandOf(years));
  const middle = placeOf((least + most) / 2);
  const distance = (band: ExperienceBand): number => Math.abs(experienceBands.indexOf(band) - middle);
  return experienceBands.slice(placeOf(Math.min(least, most)), placeOf(most) + 1).toSorted((one, other) => distance(one) - distance(other));
}
