import { financialYearOn } from '../calculators/financial-year.ts';
import { stateOfCity } from '../calculators/work-cities.ts';
import { gratuity } from '../gratuity/gratuity.ts';
import { hike } from '../hike/hike.ts';
import { hraExemption } from '../hra/hra-exemption.ts';
import { takeHome } from '../take-home/take-home.ts';
import { inWholeRupees } from '../take-home/whole-rupees.ts';
import type { CalculatorExamples } from './calculator-example.ts';

const offer = { annualCtc: 1_800_000, place: 'bengaluru' } as const;
const service = { monthlyWages: 60_000, years: 7 } as const;
const rent = { monthlyBasic: 45_000, monthlyHra: 20_000, monthlyRent: 19_000, city: 'chennai' } as const;
const raise = { oldAnnual: 1_200_000, newAnnual: 1_560_000 } as const;

/** Computed on the server, so that browsers need no engine. */
export function calculatorExamples(today: string): CalculatorExamples {
  const financialYear = financialYearOn(today);
  const { headlineMonth } = inWholeRupees(takeHome({ today, financialYear, annualCtc: offer.annualCtc, state: stateOfCity[offer.place] }));
  const { percent } = hike({ today, ...raise });
  return {
    takeHome: { ...offer, month: headlineMonth },
    gratuity: { ...service, amount: gratuity({ today, ...service }).amount },
    hra: { ...rent, exempt: hraExemption({ today, financialYear, periods: [rent] }).exempt },
    hike: { ...raise, percent: percent ?? 0 },
  };
}
