import { usualYear } from '../calculators/financial-year.ts';
import { headlineOfOffer, offerPay, offerSetting } from '../compare-offers/offer-pay.ts';
import type { Regime } from '../calculators/person-types.ts';
import { isCity, stateOfCity } from '../calculators/work-cities.ts';
import type { OfferFacts } from './salary-offer.ts';

/** The monthly in-hand pay of an offer, and the assumptions it is computed with. */
export interface InHand {
  readonly rupeesMonth: number;
  readonly regime: Regime;
  readonly financialYear: string;
  /** Whether the city is one whose professional tax is known. */
  readonly hasCity: boolean;
}

/** The fixed pay of an offer by the rule of the take-home calculator: variable pay, stock and everything that only its owner knows are left out. */
export function inHand({ fixedRupees, location }: Pick<OfferFacts, 'fixedRupees' | 'location'>): InHand {
  const city = (location ?? '').trim().toLowerCase().replaceAll(/\s+/g, '-');
  const hasCity = isCity(city);
  const offer = { annualFixed: fixedRupees, ...(hasCity && { state: stateOfCity[city] }) };
  const setting = offerSetting({}, offer);
  const pay = offerPay(setting, offer, 0);
  return { rupeesMonth: Math.round(headlineOfOffer(setting, pay).usual.net), regime: pay.figures.regime, financialYear: usualYear, hasCity };
}
