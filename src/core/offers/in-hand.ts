import type { IsoDate, IsoMonth } from '../calculators/answer-types.ts';
import { financialYearOn } from '../calculators/financial-year.ts';
import { rulesCheckedUpTo } from '../calculators/open-points.ts';
import { headlineOfOffer, offerPay, offerSetting } from '../compare-offers/offer-pay.ts';
import type { Regime } from '../calculators/person-types.ts';
import { isCity, stateOfCity } from '../calculators/work-cities.ts';
import type { Clock } from '../clock.ts';
import { dayOf } from '../figures/ago.ts';
import type { OfferFacts } from './salary-offer.ts';

/** The monthly in-hand pay of an offer, and the assumptions it is computed with. */
export interface InHand {
  readonly rupeesMonth: number;
  /** The first month of the rules it goes by. */
  readonly from: IsoMonth;
  readonly regime: Regime;
  readonly financialYear: string;
  /** The day of the newest text of the law in it. */
  readonly checkedUpTo: IsoDate;
  /** Whether the city is one whose professional tax is known. */
  readonly hasCity: boolean;
}

/**
 * The fixed pay of an offer by the rule of the take-home calculator on a day: variable pay, stock and everything that only its owner
 * knows are left out.
 */
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

/** The rule of each day, as a clock tells it. */
export const inHandBy = (clock: Clock): { readonly inHand: (offer: OfferFacts) => InHand } => ({
  inHand: (offer) => inHand(offer, dayOf(clock.now())),
});
