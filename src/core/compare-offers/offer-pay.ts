import { payFigures, type PayFigures } from '../take-home/pay-figures.ts';
import { paySetting, type PaySetting } from '../take-home/pay-setting.ts';
import { paise, percentParts, rupees, sum, times, type Paise } from '../calculators/exact.ts';
import { payMonthsOf } from '../take-home/take-home.ts';
import { headlineOf, yearStretches } from '../take-home/year-stretches.ts';
import { regimeFigures, type RegimeFigures } from '../take-home/regime-figures.ts';
import { refused } from '../calculators/refusal.ts';
import type { Rupees } from '../calculators/answer-types.ts';
import type { TakeHomeInput, YearStretch } from '../take-home/take-home-types.ts';
import type { CompareOffersInput, ComparedOffer } from './compare-offers-types.ts';

/** Net pay of a year under the cheaper regime. */
export interface OfferPay {
  readonly figures: RegimeFigures;
  readonly pay: PayFigures;
  readonly employeeFund: Paise;
  readonly employerFund: Paise;
}

export type FixedOffer = ComparedOffer & { readonly annualFixed: Rupees };

/** Basic pay and funds follow the fixed cash, or the CTC where given. */
export function offerSetting(input: Omit<CompareOffersInput, 'offers'>, offer: ComparedOffer): PaySetting {
  const { today } = input;
  return paySetting({
    ...payOf(offer),
    ...(today !== undefined && { today }),
    providentFund: offer.providentFund ?? 'capped',
    gratuityInCtc: offer.gratuity ?? true,
    ...(input.financialYear && { financialYear: input.financialYear }),
    ...(input.gender && { gender: input.gender }),
    ...(input.ageGroup && { ageGroup: input.ageGroup }),
    ...(input.bornOn && { bornOn: input.bornOn }),
    ...(input.age !== undefined && { age: input.age }),
    ...(input.resident !== undefined && { resident: input.resident }),
    ...(input.deductions && { deductions: input.deductions }),
    ...(offer.state && { state: offer.state }),
    ...(offer.monthlyHra !== undefined && { monthlyHra: offer.monthlyHra }),
    ...(offer.monthlyRent !== undefined && { monthlyRent: offer.monthlyRent }),
    ...(offer.city !== undefined && { city: offer.city }),
  });
}

/** Leaves out variable pay of a CTC, which each year adds as expected. */
function payOf({ annualFixed, annualCtc, basicPercent = 50, annualVariable, annualInsurance }: ComparedOffer): TakeHomeInput {
  if (annualCtc === undefined) {
    if (annualFixed === undefined) throw refused('missing', 'offers', 'annualFixed is missing in an offer; give it, or annualCtc.');
    const [percent, ofPercent] = percentParts(basicPercent);
    return { annualGross: annualFixed, monthlyBasic: rupees(times(paise(annualFixed), percent, ofPercent * 12, 'half-up')) };
  }
  if (annualFixed !== undefined) throw refused('one-of', 'offers', 'Give either annualFixed or annualCtc for an offer.');
  return { annualCtc, basicPercent, annualVariable: annualVariable ?? 0, variablePayoutPercent: 0, annualInsurance: annualInsurance ?? 0 };
}

/** Derives fixed cash from the CTC. */
export function withFixed(setting: PaySetting, offer: ComparedOffer): FixedOffer {
  const { fixed } = payFigures(setting, paise(offer.annualCtc ?? offer.annualFixed ?? 0));
  if (fixed < 0) throw refused('more-than-whole', 'offers', 'The parts of an offer are more than its CTC.');
  return { ...offer, annualFixed: rupees(fixed) };
}

export function offerPay(setting: PaySetting, offer: FixedOffer, others: Paise): OfferPay {
  const fixed = payFigures(setting, paise(offer.annualCtc ?? offer.annualFixed));
  const pay = { ...fixed, grossCash: fixed.fixed + others, variable: others };
  const inOneMonth = { ...setting, input: { ...setting.input, variableMonth: 3 } };
  const [newOne, oldOne] = [regimeFigures(inOneMonth, pay, 'new'), regimeFigures(inOneMonth, pay, 'old')];
  const figures = oldOne.net > newOne.net ? oldOne : newOne;
  return {
    figures,
    pay,
    employeeFund: sum([figures.employeeProvidentFund, figures.voluntaryProvidentFund]),
    employerFund: pay.employerProvidentFund,
  };
}

/** Stretch of the year under today's rules, for fixed pay only. */
export function headlineOfOffer(setting: PaySetting, { pay, figures }: OfferPay): YearStretch {
  const months = payMonthsOf(setting, pay, figures, figures);
  return headlineOf(yearStretches(setting, pay, figures, months), setting.input.today);
}
