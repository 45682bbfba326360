import type { ComparedOffer } from '#core/compare-offers/compare-offers-types.ts';
import { stateAt } from '#core/calculators/work-place.ts';
import { amountEntry, percentEntry } from '../calculators/amount-entry.ts';
import { Entry } from '../forms/entry.ts';
import { optionEntry, dayKind, flagKind, label, namedKind } from '../forms/entry-kinds.ts';
import { placeKind } from '../calculators/place-kind.ts';

const optionalMonthly = { optional: true } as const;
const optional = { yearly: true, optional: true } as const;

export interface OfferExample {
  readonly fixed: number;
  readonly variable: number;
  readonly joining: number;
  readonly stock: number;
  readonly isCurrent: boolean;
}

/** Fields of an offer, whose names are fixed by shared URLs. */
export const openOffer = ({ fixed, variable, joining, stock, isCurrent }: OfferExample) => ({
  name: new Entry(label, ''),
  company: new Entry(namedKind, null),
  current: new Entry(flagKind, isCurrent),
  basis: optionEntry(['ctc', 'fixed'], 'ctc'),
  ctc: amountEntry(fixed + variable, { yearly: true, isPay: true }),
  fixed: amountEntry(fixed, { yearly: true, isPay: true }),
  basic: percentEntry(50),
  variable: amountEntry(variable, optional),
  payout: percentEntry(80, 300),
  joining: amountEntry(joining, optional),
  joins: new Entry(dayKind, '2027-01-01'),
  clawback: new Entry(flagKind, joining > 0),
  until: new Entry(dayKind, '2027-12-31'),
  stock: amountEntry(stock, optional),
  stockType: optionEntry(['esops', 'rsus', 'sars', 'other', 'notSure'], stock > 0 ? 'rsus' : 'notSure'),
  vesting: optionEntry(['3', '4', '5', 'not-aware'], stock > 0 ? '4' : 'not-aware'),
  pf: optionEntry(['capped', 'actual', 'none'], 'capped'),
  gratuity: new Entry(flagKind, true),
  insurance: amountEntry(0, optional),
  buyout: amountEntry(0, optional),
  noticeCost: amountEntry(0, optional),
  place: new Entry(placeKind, 'bengaluru'),
  hra: amountEntry(0, optionalMonthly),
  rent: amountEntry(0, optionalMonthly),
});

export type OfferEntries = ReturnType<typeof openOffer>;

const years = { '3': 3, '4': 4, '5': 5, 'not-aware': 'not-aware' } as const;

export const comparedOfferIn = (entries: OfferEntries): ComparedOffer => ({
  name: entries.name.value.trim(),
  currentSalary: entries.current.value,
  ...(entries.basis.value === 'ctc' ? { annualCtc: entries.ctc.value } : { annualFixed: entries.fixed.value }),
  basicPercent: entries.basic.value,
  annualVariable: entries.variable.value,
  variablePayoutPercent: entries.payout.value,
  joiningBonus: entries.joining.value,
  ...(entries.joining.value > 0 && entries.clawback.value && entries.until.value >= entries.joins.value
    ? { clawbackUntil: entries.until.value, joinsOn: entries.joins.value }
    : {}),
  ...(entries.stock.value > 0 ? { stock: { type: entries.stockType.value, grant: entries.stock.value, vestingYears: years[entries.vesting.value] } } : {}),
  providentFund: entries.pf.value,
  gratuity: entries.gratuity.value,
  annualInsurance: entries.insurance.value,
  noticeBuyout: entries.buyout.value,
  noticeCost: entries.noticeCost.value,
  state: stateAt(entries.place.value),
  monthlyHra: entries.hra.value,
  monthlyRent: entries.rent.value,
  city: entries.place.value,
});
