import { paise, rupees } from '../calculators/exact.ts';
import { daysLater, monthsBetween } from '../calculators/calendar.ts';
import { financialYearOn } from '../calculators/financial-year.ts';
import { refused } from '../calculators/refusal.ts';
import { inForceOn, type InForce, type RuleTable } from '../calculators/rule-table.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { taxScale, type TaxScale } from '../income-tax/tax-scale.ts';
import * as rules from './share-gain-rules.ts';
import { gainTax } from './share-gain-tax.ts';
import { newestYearWarning } from './tax-year.ts';
import { exchangeRateOf, marketOf, worthOf } from './share-worth.ts';
import type { IsoDate, Line, Warning } from '../calculators/answer-types.ts';
import type { GainRate, ShareSaleInput, ShareSaleOutput } from './share-sale-types.ts';

/** Taxes sale price less the value that was taxed as salary. */
export function shareSale(input: ShareSaleInput): ShareSaleOutput {
  const { soldOn, regime = 'new', resident = true } = input;
  const financialYear = financialYearOn(soldOn);
  const scale = taxScale(financialYear, regime, input);
  const holding = holdingOf(input);
  const amounts = amountsOf(input);
  const kind = kindOf(holding.market, holding.longTerm);
  const special = kind.table ? counted(kind.table, soldOn) : null;
  const tax = gainTax({
    gain: paise(Math.max(0, amounts.gain)),
    other: paise(input.otherTaxableIncome),
    scale,
    special: special?.value ?? null,
    freeUsed: paise(input.freePartUsed ?? 0),
    mostSurcharge: inForceOn(rules.gainSurcharge, soldOn).value.most,
    usesExemption: resident && inForceOn(rules.gainExemption, soldOn).value.forResidents,
  });
  const loss = Math.max(0, -amounts.gain);
  const figures = {
    financialYear,
    regime,
    ...holding,
    ...amounts,
    loss,
    lossAgainst: loss === 0 ? null : holding.longTerm ? ('long-term-gain' as const) : ('any-gain' as const),
    lossYears: inForceOn(rules.gainLoss, soldOn).value.years,
    taxedAs: kind.taxedAs,
    ratePercent: special ? special.value.rate / 100 : null,
    ...tax,
    afterTax: rupees(paise(amounts.saleValue) - paise(amounts.costs) - paise(tax.tax)),
  };
  const lines = linesOf(soldOn, figures, scale, special);
  return { ...figures, lines, warnings: [...warningsOf(soldOn, figures, scale, input), ...ruleWarnings(lines, input.today)] };
}

type Figures = Omit<ShareSaleOutput, 'lines' | 'warnings'>;

/** Refuses days before the rates that are counted here. */
function counted<Value>(table: RuleTable<Value | null>, day: IsoDate): InForce<Value> {
  const { value, rule } = inForceOn(table, day);
  if (value === null) throw refused('rule-not-known', 'soldOn', `Sales up to ${String(rule.to)} are not counted.`);
  return { value, rule };
}

type Holding = Pick<ShareSaleOutput, 'market' | 'holdingMonths' | 'monthsForLongTerm' | 'longTermFrom' | 'longTerm'>;

/** Holding from allotment to the day before the sale. Exact months are still short. */
function holdingOf(input: ShareSaleInput): Holding {
  const { allottedOn, soldOn } = input;
  if (soldOn < allottedOn) throw refused('order', 'soldOn', 'The shares were sold before they were allotted.');
  const market = marketOf(input);
  const months = counted(rules.shareHolding, soldOn).value[market];
  const longTermFrom = daysLater(anniversary(allottedOn, months), 1);
  return { market, holdingMonths: monthsBetween(allottedOn, soldOn), monthsForLongTerm: months, longTermFrom, longTerm: soldOn >= longTermFrom };
}

/** First day after a holding of whole years; 29 February runs into March. */
const anniversary = (day: IsoDate, months: number): IsoDate =>
  daysLater(`${Number(day.slice(0, 4)) + months / 12}${day.slice(4, 7)}-01`, Number(day.slice(8)) - 1);

function amountsOf(input: ShareSaleInput): Pick<ShareSaleOutput, 'saleValue' | 'cost' | 'costs' | 'gain'> {
  const rate = exchangeRateOf(input);
  const saleValue = worthOf(input.shares, input.salePrice, rate);
  const cost = worthOf(input.shares, input.fairValue, input.exchangeRateAtAllotment ?? rate);
  const costs = paise(input.costs ?? 0);
  return { saleValue: rupees(saleValue), cost: rupees(cost), costs: rupees(costs), gain: rupees(saleValue - cost - costs) };
}

interface GainKind {
  readonly taxedAs: GainRate;
  readonly table: RuleTable<rules.GainTaxRate | null> | null;
}

function kindOf(market: Figures['market'], isLong: boolean): GainKind {
  if (market === 'listed')
    return isLong ? { taxedAs: 'long-term-special', table: rules.listedLongGain } : { taxedAs: 'short-term-special', table: rules.listedShortGain };
  return isLong ? { taxedAs: 'long-term-special', table: rules.otherLongGain } : { taxedAs: 'slab', table: null };
}

function linesOf(day: IsoDate, figures: Figures, scale: TaxScale, special: InForce<rules.GainTaxRate> | null): Line[] {
  const isSpecial = figures.ratePercent !== null;
  return [
    line('sale-value', figures.saleValue),
    line('cost', figures.cost),
    line('costs-of-sale', figures.costs),
    line('gain', figures.gain, inForceOn(rules.shareHolding, day).rule),
    ...(figures.loss > 0 ? [line('loss', figures.loss, inForceOn(rules.gainLoss, day).rule)] : []),
    ...(figures.freeLimit > 0 ? [line('free-part', figures.freePart, special?.rule)] : []),
    ...(figures.unusedExemption > 0 ? [line('unused-exemption', figures.unusedExemption, inForceOn(rules.gainExemption, day).rule)] : []),
    line('taxable-gain', figures.taxableGain),
    line('tax-on-gain', figures.taxOnGain, special?.rule ?? scale.slabs.rule),
    line('surcharge', figures.surcharge, isSpecial ? inForceOn(rules.gainSurcharge, day).rule : scale.surcharge.rule),
    line('cess', figures.cess, scale.cess.rule),
    line('tax', figures.tax),
    ...(figures.mayAlsoCost.rebate > 0 ? [line('may-also-cost-rebate', figures.mayAlsoCost.rebate, inForceOn(rules.gainRebate, day).rule)] : []),
    ...(figures.mayAlsoCost.surcharge > 0 ? [line('may-also-cost-surcharge', figures.mayAlsoCost.surcharge, scale.surcharge.rule)] : []),
  ];
}

function warningsOf(day: IsoDate, figures: Figures, scale: TaxScale, { otherTaxableIncome }: ShareSaleInput): Warning[] {
  const { mayAlsoCost, loss, gain, ratePercent } = figures;
  const total = otherTaxableIncome + Math.max(0, gain);
  const within = inForceOn(rules.gainSurcharge, day).value.warnedWithin;
  const [threshold] = scale.surcharge.value.find(([above]) => total > above && total <= above + within) ?? [];
  return [
    ...(mayAlsoCost.rebate > 0 ? [{ id: 'gain-may-end-rebate', amount: mayAlsoCost.rebate }] : []),
    ...(mayAlsoCost.surcharge > 0 ? [{ id: 'gain-may-add-surcharge', amount: mayAlsoCost.surcharge }] : []),
    ...(gain > 0 && ratePercent !== null && threshold !== undefined
      ? [{ id: 'near-surcharge-threshold', amount: rupees(paise(total) - paise(threshold)), limit: threshold, rule: scale.surcharge.rule }]
      : []),
    ...(loss > 0 ? [{ id: 'share-loss', amount: loss }] : []),
    ...newestYearWarning(day),
  ];
}
