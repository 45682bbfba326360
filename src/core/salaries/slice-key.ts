import type { EmploymentKind } from '../careers/employment-kind.ts';
import type { SalaryFigures } from './salary-figures.ts';
import type { Currency } from './salary.ts';

/** Eight metros, and all other cities. */
export type CityClass = 'metro' | 'other';

/** Zero or empty means all, and bands count from 1. */
export interface SliceKey {
  readonly city: number;
  readonly cityClass: CityClass | '';
  readonly band: number;
  readonly employment: EmploymentKind | '';
  readonly currency: Currency;
}

export const everybody: SliceKey = { city: 0, cityClass: '', band: 0, employment: '', currency: 'INR' };

export type SliceWidth = 'whole' | 'band' | 'city' | 'cell' | 'cityClass' | 'employment' | 'dollars';

export function widthOf({ city, cityClass, band, employment, currency }: SliceKey): SliceWidth {
  if (currency === 'USD') return 'dollars';
  if (employment !== '') return 'employment';
  if (cityClass !== '') return 'cityClass';
  if (city > 0) return band > 0 ? 'cell' : 'city';
  return band > 0 ? 'band' : 'whole';
}

export const keyOf = ({ city, cityClass, band, employment, currency }: SliceKey): SliceKey => ({ city, cityClass, band, employment, currency });

export const sliceName = ({ city, cityClass, band, employment, currency }: SliceKey): string => [city, cityClass, band, employment, currency].join(' ');

export interface MadeSlice extends SliceKey {
  readonly people: number;
  readonly figures: SalaryFigures;
}

/** Current slice with its last made figures, or none when nothing may be shown. */
export interface CountedSlice extends SliceKey {
  readonly people: number;
  readonly figures: SalaryFigures | null;
}
