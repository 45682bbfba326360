import { describe, expect, it } from 'vitest';
import { financialYears } from '../calculators/person-types.ts';
import { exampleUrls } from './calculator-example.ts';
import { calculatorExamples } from './calculator-examples.ts';

const today = '2026-11-26';

describe('the examples of the calculators (R-001)', () => {
  it('are what the calculators answer', () => {
    expect(calculatorExamples(today)).toEqual({
      takeHome: { annualCtc: 1_800_000, place: 'bengaluru', month: 128_885 },
      gratuity: { monthlyWages: 60_000, years: 7, amount: 242_307.69 },
      hra: { monthlyBasic: 45_000, monthlyHra: 20_000, monthlyRent: 19_000, city: 'chennai', exempt: 174_000 },
      hike: { oldAnnual: 1_200_000, newAnnual: 1_560_000, percent: 30 },
    });
  });

  it('have an answer for the last day of each known year, and far beyond', () => {
    for (const day of ['2001-01-01', ...financialYears.map((year) => `20${year.slice(5)}-03-31`), '2060-01-01'])
      expect(calculatorExamples(day).takeHome.month).toBeGreaterThan(0);
  });

  it('stand behind the hash of their URLs', () => {
    expect(exampleUrls(calculatorExamples(today))).toEqual({
      takeHome: '/salaries/take-home-salary-calculator#ctc=1800000&place=bengaluru',
      gratuity: '/salaries/gratuity-calculator#wages=60000&years=7&months=0',
      hra: '/salaries/hra-calculator#basic1=45000&hra1=20000&rent1=19000&city1=chennai',
      hike: '/salaries/salary-hike-calculator#old=1200000&by=new&new=1560000',
    });
  });
});
