import { rupees, times } from '../calculators/exact.ts';
import { usualYear } from '../calculators/financial-year.ts';
import { offerPay, offerSetting } from '../compare-offers/offer-pay.ts';
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
  const { figures } = offerPay(offerSetting({ offers: [] }, offer), offer, 0);
  return { rupeesMonth: Math.round(rupees(times(figures.net, 1, 12, 'half-up'))), regime: figures.regime, financialYear: usualYear, hasCity };
}
