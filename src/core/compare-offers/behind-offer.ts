import { paise } from '../calculators/exact.ts';
import type { Answer } from '../calculators/answer-types.ts';
import { payLines, regimeLines } from '../take-home/take-home-lines.ts';
import { takeHomeWarnings } from '../take-home/take-home-warnings.ts';
import { offerPay, offerSetting, withFixed } from './offer-pay.ts';
import type { CompareOffersInput, ComparedOffer, OfferYear } from './compare-offers-types.ts';

/** Rules and remarks behind an offer's fixed pay and each year, under its tax regime. */
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
