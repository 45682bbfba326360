import type { CurrencyUnits, RangeWords } from '#core/figures/salary-text.ts';
import { mostFilteredYears, type ExperienceBand } from '#core/salaries/salary.ts';

/** Units of yearly pay, written and spoken. */
export const writtenPay: CurrencyUnits = { lakh: ' LPA', crore: ' Cr', thousandDollars: 'k DPA' };
export const spokenPay: CurrencyUnits = { lakh: ' lakh rupees a year', crore: ' crore rupees a year', thousandDollars: ' thousand dollars a year' };

export const writtenRange: RangeWords = {
  between: (low, high) => `${low} – ${high}`,
  from: (low) => `From ${low}`,
  upTo: (high) => `Up to ${high}`,
  notDisclosed: 'Not Disclosed',
};

export const spokenRange: RangeWords = {
  between: (low, high) => `${low} to ${high}`,
  from: (low) => `${low} or more`,
  upTo: (high) => `up to ${high}`,
  notDisclosed: 'Not Disclosed',
};

export const experienceBandsSaid: Readonly<Record<ExperienceBand, string>> = {
  '0-1': 'Freshers',
  '1-3': '1 to 2 years',
  '3-5': '3 to 4 years',
  '5-8': '5 to 7 years',
  '8-12': '8 to 11 years',
  '12-15': '12 to 14 years',
  '15+': `${mostFilteredYears} years and more`,
};
