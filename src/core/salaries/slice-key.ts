import type { EmploymentKind } from '../careers/employment-kind.ts';
import type { SalaryFigures } from './salary-figures.ts';
import type { Currency } from './salary.ts';

/** The kinds of cities: the eight metros, and all others. */
export type CityClass = 'metro' | 'other';

/** What people are narrowed by; 0 and nothing stand for all. Bands are counted from the first, which is 1. */
export interface SliceKey {
  readonly city: number;
  readonly cityClass: CityClass | '';
  readonly band: number;
  readonly employment: EmploymentKind | '';
  readonly currency: Currency;
}

/** The slice that is narrowed by nothing. */
export const everybody: SliceKey = { city: 0, cityClass: '', band: 0, employment: '', currency: 'INR' };

/** By what people are narrowed in a slice. */
export type SliceWidth = 'whole' | 'band' | 'city' | 'cell' | 'cityClass' | 'employment' | 'dollars';

export function widthOf({ city, cityClass, band, employment, currency }: SliceKey): SliceWidth {
  if (currency === 'USD') return 'dollars';
  if (employment !== '') return 'employment';
  if (cityClass !== '') return 'cityClass';
  if (city > 0) return band > 0 ? 'cell' : 'city';
  return band > 0 ? 'band' : 'whole';
}

/** The key of a slice, without what is published of it. */
export const keyOf = ({ city, cityClass, band, employment, currency }: SliceKey): SliceKey => ({ city, cityClass, band, employment, currency });

export const sliceName = ({ city, cityClass, band, employment, currency }: SliceKey): string => [city, cityClass, band, employment, currency].join(' ');

/** A slice with what is published of it, and of how many salaries that was made. */
export interface MadeSlice extends SliceKey {
  readonly people: number;
  readonly figures: SalaryFigures;
}

/** A slice as it is shown: with the figures that were made last and the count they were made of. Where nothing may be shown it has no figures. */
export interface CountedSlice extends SliceKey {
  readonly people: number;
  readonly figures: SalaryFigures | null;
}
