import { paise } from '../calculators/exact.ts';
import type { Answer } from '../calculators/answer-types.ts';
import { payLines, regimeLines } from '../take-home/take-home-lines.ts';
import { takeHomeWarnings } from '../take-home/take-home-warnings.ts';
import { offerPay, offerSetting, withFixed } from './offer-pay.ts';
import type { CompareOffersInput, ComparedOffer, OfferYear } from './compare-offers-types.ts';

/** The rules behind the fixed pay and behind each year of an offer, under the regime that each is taxed by, and what has to be said about them. */
export function behindOffer(about: Omit<CompareOffersInput, 'offers'>, given: ComparedOffer, years: readonly OfferYear[]): Answer {
  const setting = offerSetting(about, given);
  const offer = withFixed(setting, given);
  const others = new Set([0, ...years.map(({ gross, fixed }) => paise(gross) - paise(fixed))]);
  const answers = [...others].map((other): Answer => {
    const { pay, figures } = offerPay(setting, offer, other);
    const lines = [...payLines(setting, pay), ...regimeLines(setting, pay, figures)];
    return { lines, warnings: takeHomeWarnings(setting, pay, lines) };
  });
  return { lines: answers.flatMap(({ lines }) => lines), warnings: answers.flatMap(({ warnings }) => warnings) };
}
