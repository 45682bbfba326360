import type { CurrencyUnits, RangeWords } from '#core/figures/salary-text.ts';
import { mostFilteredYears, type ExperienceBand } from '#core/salaries/salary.ts';

/** Units of yearly pay, written and spoken. */
export const writtenPay: CurrencyUnits = { lakh: ' लाख सालाना', crore: ' करोड़ सालाना', thousandDollars: ' हज़ार डॉलर सालाना' };
export const spokenPay: CurrencyUnits = { lakh: ' लाख रुपये सालाना', crore: ' करोड़ रुपये सालाना', thousandDollars: ' हज़ार डॉलर सालाना' };

export const writtenRange: RangeWords = {
  between: (low, high) => `${low} – ${high}`,
  from: (low) => `${low} से ऊपर`,
  upTo: (high) => `${high} तक`,
  notDisclosed: 'बताया नहीं गया',
};

export const spokenRange: RangeWords = {
  between: (low, high) => `${low} से ${high}`,
  from: (low) => `${low} या ज़्यादा`,
  upTo: (high) => `${high} तक`,
  notDisclosed: 'बताया नहीं गया',
};

export const experienceBandsSaid: Readonly<Record<ExperienceBand, string>> = {
  '0-1': 'फ़्रेशर',
  '1-3': '1 से 2 साल',
  '3-5': '3 से 4 साल',
  '5-8': '5 से 7 साल',
  '8-12': '8 से 11 साल',
  '12-15': '12 से 14 साल',
  '15+': `${mostFilteredYears} साल या ज़्यादा`,
};
