import { screens } from '../navigation/screens.ts';

export interface CalculatorExamples {
  readonly takeHome: { readonly annualCtc: number; readonly place: string; readonly month: number };
  readonly gratuity: { readonly monthlyWages: number; readonly years: number; readonly amount: number };
  readonly hra: { readonly monthlyBasic: number; readonly monthlyHra: number; readonly monthlyRent: number; readonly city: string; readonly exempt: number };
  readonly hike: { readonly oldAnnual: number; readonly newAnnual: number; readonly percent: number };
}

/** Prefills each example behind the hash, which never reaches a server. */
export const exampleUrls = ({ takeHome, gratuity, hra, hike }: CalculatorExamples): Readonly<Record<keyof CalculatorExamples, string>> => ({
  takeHome: withQuestion(screens.takeHome, { ctc: takeHome.annualCtc, place: takeHome.place }),
  gratuity: withQuestion(screens.gratuity, { wages: gratuity.monthlyWages, years: gratuity.years, months: 0 }),
  hra: withQuestion(screens.hra, { basic1: hra.monthlyBasic, hra1: hra.monthlyHra, rent1: hra.monthlyRent, city1: hra.city }),
  hike: withQuestion(screens.hike, { old: hike.oldAnnual, by: 'new', new: hike.newAnnual }),
});

const withQuestion = (path: string, question: Readonly<Record<string, string | number>>): string =>
  `${path}#${Object.entries(question)
    .map(([key, value]) => `${key}=${value}`)
    .join('&')}`;
