import type { IsoDate, IsoMonth } from '../calculators/answer-types.ts';
import { financialYearOn } from '../calculators/financial-year.ts';
import { rulesCheckedUpTo } from '../calculators/open-points.ts';
import { headlineOfOffer, offerPay, offerSetting } from '../compare-offers/offer-pay.ts';
import type { Regime } from '../calculators/person-types.ts';
import { isCity, stateOfCity } from '../calculators/work-cities.ts';
import type { Clock } from '../clock.ts';
import { dayOf } from '../figures/ago.ts';
import type { OfferFacts } from './salary-offer.ts';

export interface InHand {
  readonly rupeesMonth: number;
  /** First month of the applied rules. */
  readonly from: IsoMonth;
  readonly regime: Regime;
  readonly financialYear: string;
  /** Date of the newest law text used. */
  readonly checkedUpTo: IsoDate;
  /** Professional tax of the city is known. */
  readonly hasCity: boolean;
}

/** Fixed pay through the take-home calculator, without variable pay, stock or private facts. */
export function inHand({ fixedRupees, location }: Pick<OfferFacts, 'fixedRupees' | 'location'>, today: IsoDate): InHand {
  const financialYear = financialYearOn(today);
  const city = (location ?? '').trim().toLowerCase().replaceAll(/\s+/g, '-');
  const hasCity = isCity(city);
  const offer = { annualFixed: fixedRupees, ...(hasCity && { state: stateOfCity[city] }) };
  const setting = offerSetting({ today, financialYear }, offer);
  const pay = offerPay(setting, offer, 0);
  const { usual, from } = headlineOfOffer(setting, pay);
  return { rupeesMonth: Math.round(usual.net), from, regime: pay.figures.regime, financialYear, checkedUpTo: rulesCheckedUpTo, hasCity };
}

export const inHandBy = (clock: Clock): { readonly inHand: (offer: OfferFacts) => InHand } => ({
  inHand: (offer) => inHand(offer, dayOf(clock.now())),
});
