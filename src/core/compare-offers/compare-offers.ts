import { mostOffers } from './most-offers.ts';
import { paise, rupees, times, type Paise } from '../calculators/exact.ts';
import { inForceIn } from '../calculators/financial-year.ts';
import { usualYear } from '../calculators/usual-year.ts';
import { monthsBetween } from '../calculators/calendar.ts';
import { cashParts } from './offer-parts.ts';
import { isTraded, vestedInYears } from './offer-stock.ts';
import { headlineOfOffer, offerPay, offerSetting, withFixed, type FixedOffer, type OfferPay } from './offer-pay.ts';
import type { PartRange } from './part-range.ts';
import type { PaySetting } from '../take-home/pay-setting.ts';
import { refused } from '../calculators/refusal.ts';
import { offerMethod, type OfferMethod } from './offer-rules.ts';
import type { CompareOffersInput, CompareOffersOutput, ComparedOffer, OfferOutput, OfferYear } from './compare-offers-types.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

/** Compares offers by year, with one value and range each. */
export function compareOffers(input: CompareOffersInput): CompareOffersOutput {
  if (input.offers.length === 0) throw refused('missing', 'offers', 'offers is empty; add one to three offers.');
  if (input.offers.length > mostOffers) throw refused('too-many', 'offers', `You can only add ${mostOffers} salaries/offers.`);
  const method = inForceIn(offerMethod, input.financialYear ?? usualYear);
  const current = input.offers.findLastIndex(({ currentSalary }) => currentSalary);
  const offers = input.offers.map((offer, at) => offerOutput(input, { ...offer, currentSalary: at === current }, at, method.value));
  const order = offers.map((_, at) => at).sort((one, other) => (offers[other]?.value ?? 0) - (offers[one]?.value ?? 0));
  const [best, second] = [offers[order[0] ?? 0], offers[order[1] ?? 0]];
  const base = offers[current]?.value;
  const lines = offers.flatMap((offer, at) => [
    line(`offer-${at + 1}-value`, offer.value, method.rule),
    line(`offer-${at + 1}-low`, offer.low, method.rule),
    line(`offer-${at + 1}-high`, offer.high, method.rule),
  ]);
  return {
    offers,
    best: order[0] ?? 0,
    spreadYears: method.value.years,
    aboveCurrent: offers.map(({ value }) => (base === undefined ? null : rupees(paise(value) - paise(base)))),
    close: order.length > 1 && best !== undefined && second !== undefined && second.high >= best.low,
    lines,
    warnings: ruleWarnings(lines, input.today),
  };
}

function offerOutput(input: CompareOffersInput, given: ComparedOffer, at: number, method: OfferMethod): OfferOutput {
  const setting = offerSetting(input, given);
  const offer = withFixed(setting, given);
  const fixed = offerPay(setting, offer, 0);
  const headline = headlineOfOffer(setting, fixed);
  const parts = [...cashParts(offer, method), ...fundParts(offer, fixed)];
  const value = valueOf(setting, offer, parts, 'expected');
  return {
    name: offer.name ?? String(at + 1),
    currentSalary: offer.currentSalary ?? false,
    ...ctcOf(offer, fixed),
    parts: parts.map(({ id, certainty, low, expected, high }) => ({ id, certainty, low: rupees(low), expected: rupees(expected), high: rupees(high) })),
    monthlyInHand: rupees(times(fixed.figures.net, 1, 12, 'half-up')),
    headlineInHand: headline.usual.net,
    headlineFrom: headline.from,
    years: yearsOf(setting, offer, method),
    value: rupees(value),
    low: rupees(Math.min(value, valueOf(setting, offer, parts, 'low'))),
    high: rupees(Math.max(value, valueOf(setting, offer, parts, 'high'))),
    spread: parts
      .filter(({ low, high }) => low !== high)
      .map(({ id, low, expected, high }) => ({ id, below: rupees(expected - low), above: rupees(high - expected) }))
      .sort((one, other) => other.below + other.above - one.below - one.above),
    clawbackEndsInYear: clawbackYear(offer),
    clawbackUntil: offer.clawbackUntil ?? null,
  };
}

/** Employer's funds and benefits. Gratuity is earned only after years. */
function fundParts(offer: FixedOffer, { pay, employerFund }: OfferPay): PartRange[] {
  const insurance = paise(offer.annualInsurance ?? 0);
  const all: PartRange[] = [
    { id: 'employer-provident-fund', certainty: 'guaranteed', low: employerFund, expected: employerFund, high: employerFund, kind: 'own' },
    { id: 'gratuity', certainty: 'conditional', low: 0, expected: 0, high: pay.gratuity, kind: 'own' },
    { id: 'insurance', certainty: 'guaranteed', low: insurance, expected: insurance, high: insurance, kind: 'benefit' },
  ];
  return all.filter(({ high }) => high > 0);
}

/** Yearly value after tax at one end of the range, with both shares of provident fund. */
function valueOf(setting: PaySetting, offer: FixedOffer, parts: readonly PartRange[], end: 'low' | 'expected' | 'high'): Paise {
  const of = (kind: PartRange['kind']): Paise => parts.reduce((total, part) => total + (part.kind === kind && part.id !== 'fixed' ? part[end] : 0), 0);
  const { figures, employeeFund } = offerPay(setting, offer, of('taxed'));
  return figures.net + employeeFund + of('own') + of('untaxed');
}

function ctcOf(offer: FixedOffer, { pay, employerFund }: OfferPay): Pick<OfferOutput, 'ctc' | 'ctcParts'> {
  const parts = [
    ['fixed', paise(offer.annualFixed)],
    ['variable', paise(offer.annualVariable ?? 0)],
    ['employer-provident-fund', employerFund],
    ['gratuity', pay.gratuity],
    ['insurance', paise(offer.annualInsurance ?? 0)],
  ] as const;
  return { ctc: rupees(parts.reduce((total, [, amount]) => total + amount, 0)), ctcParts: parts.map(([id, amount]) => line(id, rupees(amount))) };
}

/** Expected years 1 to 4, one-time sums first and stock as it vests. */
function yearsOf(setting: PaySetting, offer: FixedOffer, method: OfferMethod): OfferYear[] {
  const [part] = cashParts({ ...offer, joiningBonus: 0 }, method).filter(({ id }) => id === 'variable');
  const variable = part?.expected ?? 0;
  const hasTradedStock = offer.stock !== undefined && isTraded(offer.stock);
  return vestedInYears(offer.stock, method).map(({ low, expected: stock, high }, at) => {
    const once = (amount: number | undefined): Paise => (at === 0 ? paise(amount ?? 0) : 0);
    const [joiningBonus, noticeBuyout, noticeCost] = [once(offer.joiningBonus), once(offer.noticeBuyout), once(offer.noticeCost)];
    const others = variable + joiningBonus + noticeBuyout + stock;
    const { figures, employeeFund, employerFund } = offerPay(setting, offer, others);
    const inHand = figures.net - noticeCost;
    return {
      year: at + 1,
      fixed: rupees(paise(offer.annualFixed)),
      variable: rupees(variable),
      joiningBonus: rupees(joiningBonus),
      noticeBuyout: rupees(noticeBuyout),
      noticeCost: rupees(noticeCost),
      stock: rupees(stock),
      conditionalStock: rupees(hasTradedStock ? 0 : high - stock),
      stockLow: rupees(low),
      stockHigh: rupees(high),
      stockTax: stock === 0 ? 0 : rupees(figures.tax - offerPay(setting, offer, others - stock).figures.tax),
      gross: rupees(paise(offer.annualFixed) + others),
      tax: rupees(figures.tax),
      regime: figures.regime,
      employeeProvidentFund: rupees(employeeFund),
      otherDeductions: rupees(figures.esi + figures.professionalTax + figures.welfareFund),
      inHand: rupees(inHand),
      employerProvidentFund: rupees(employerFund),
      yours: rupees(inHand + employeeFund + employerFund),
    };
  });
}

function clawbackYear({ clawbackUntil, joinsOn }: ComparedOffer): number | null {
  if (clawbackUntil === undefined || joinsOn === undefined) return null;
  return Math.floor(monthsBetween(joinsOn, clawbackUntil) / 12) + 1;
}
