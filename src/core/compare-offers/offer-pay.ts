import { payFigures, type PayFigures } from '../take-home/pay-figures.ts';
import { paySetting, type PaySetting } from '../take-home/pay-setting.ts';
import { paise, percentParts, rupees, sum, times, type Paise } from '../calculators/exact.ts';
import { regimeFigures, type RegimeFigures } from '../take-home/regime-figures.ts';
import type { CompareOffersInput, Offer } from './compare-offers-types.ts';

/** The net pay of a year under the cheaper regime. */
export interface OfferPay {
  readonly figures: RegimeFigures;
  readonly pay: PayFigures;
  readonly employeeFund: Paise;
  readonly employerFund: Paise;
}

/** The rules and the fixed part of an offer; basic pay and funds go by the fixed cash alone. */
export function offerSetting(input: CompareOffersInput, offer: Offer): PaySetting {
  const [percent, ofPercent] = percentParts(offer.basicPercent ?? 50);
  return paySetting({
    annualGross: offer.annualFixed,
    monthlyBasic: rupees(times(paise(offer.annualFixed), percent, ofPercent * 12, 'half-up')),
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

/** The fixed pay with whatever else is paid and taxed in the year. */
export function offerPay(setting: PaySetting, offer: Offer, others: Paise): OfferPay {
  const fixed = payFigures(setting, paise(offer.annualFixed));
  const pay = { ...fixed, grossCash: fixed.grossCash + others, variable: fixed.variable + others };
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
