import { paise, rupees, type Paise } from '../calculators/exact.ts';
import { daysLater, monthsLater } from '../calculators/calendar.ts';
import { financialYearOn, yearEnd } from '../calculators/financial-year.ts';
import { usualYear } from '../calculators/usual-year.ts';
import { refused } from '../calculators/refusal.ts';
import { inForceOn, type InForce } from '../calculators/rule-table.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { incomeTax } from '../income-tax/income-tax.ts';
import { foreignShareRate, foreignShareValue, listedShareValue, sharePerquisite, unlistedShareValue } from './stock-rules.ts';
import { newestYearWarning } from './tax-year.ts';
import { exchangeRateOf, marketOf, priceAbove, shareWorth, sharesWorth, worthOf } from './share-worth.ts';
import type { IncomeTaxOutput } from '../income-tax/income-tax-types.ts';
import type { IsoDate, Line, Warning } from '../calculators/answer-types.ts';
import type { FinancialYear } from '../calculators/person-types.ts';
import type { EsopExerciseInput, EsopExerciseOutput } from './esop-exercise-types.ts';

/** Taxes the gap between fair value and price paid as salary. */
export function esopExercise(input: EsopExerciseInput): EsopExerciseOutput {
  const { regime = 'new', type = 'esops', shares, exercisePrice = 0, eligibleStartUp = false } = input;
  const financialYear = yearOfEvent(input);
  const rate = exchangeRateOf(input);
  const perquisite = Math.max(0, worthOf(shares, priceAbove(input.fairValue, exercisePrice), rate));
  const without = taxWith(input, financialYear, 0);
  const withIt = taxWith(input, financialYear, perquisite);
  const tax = withIt.taxPayable - without.taxPayable;
  const fairValue = shareWorth(shares, input.fairValue, rate);
  const paid = shareWorth(shares, exercisePrice, rate);
  const figures = {
    financialYear,
    regime,
    taxedAt: type === 'esops' ? ('exercise' as const) : ('vesting' as const),
    shares,
    exchangeRate: rate,
    exchangeRateOn: rateDay(input),
    fairValue,
    exercisePrice: paid,
    perquisite: rupees(perquisite),
    taxableIncomeWithout: without.taxableIncome,
    taxableIncomeWith: withIt.taxableIncome,
    taxWithout: without.taxPayable,
    taxWith: withIt.taxPayable,
    tax,
    taxPercent: perquisite === 0 ? 0 : Math.round((tax / rupees(perquisite)) * 10_000) / 100,
    ...effectsOf(without, withIt),
    without,
    with: withIt,
    deferred: eligibleStartUp,
    ...sellToCover(input, rate, eligibleStartUp ? 0 : tax),
    cashNeeded: rupees(paise(paid.total) + (eligibleStartUp ? 0 : paise(tax))),
    costPerShare: fairValue.perShare,
  };
  const lines = linesOf(input, figures);
  return { ...figures, lines, warnings: [...warningsOf(input, figures), ...ruleWarnings([...lines, ...withIt.lines], input.today)] };
}

type Figures = Omit<EsopExerciseOutput, 'lines' | 'warnings'>;

/** Year of the day, unless typed. */
function yearOfEvent({ allottedOn, financialYear }: EsopExerciseInput): FinancialYear {
  if (allottedOn === undefined) return financialYear ?? usualYear;
  const year = financialYearOn(allottedOn);
  if (financialYear !== undefined && financialYear !== year) throw refused('one-of', 'financialYear', `${allottedOn} is not in ${financialYear}.`);
  return year;
}

/** Income tax of the year with a perquisite on top. */
function taxWith(input: EsopExerciseInput, financialYear: FinancialYear, perquisite: Paise): IncomeTaxOutput {
  const { ageGroup, age, bornOn, resident, regime = 'new' } = input;
  const payer = {
    ...(ageGroup && { ageGroup }),
    ...(age !== undefined && { age }),
    ...(bornOn !== undefined && { bornOn }),
    ...(resident !== undefined && { resident }),
  };
  return incomeTax({ ...payer, regime, financialYear, taxableIncome: rupees(paise(input.otherTaxableIncome) + perquisite) });
}

const rebateOf = ({ rebate, rebateRelief }: IncomeTaxOutput): number => rebate + rebateRelief;

const effectsOf = (without: IncomeTaxOutput, withIt: IncomeTaxOutput): Pick<EsopExerciseOutput, 'rebateLost' | 'surchargeAdded'> => ({
  rebateLost: Math.max(0, rupees(paise(rebateOf(without)) - paise(rebateOf(withIt)))),
  surchargeAdded: rupees(paise(withIt.surcharge) - paise(without.surcharge)),
});

type Cover = Pick<EsopExerciseOutput, 'toCover' | 'sharesToSell' | 'sharesLeft' | 'saleProceeds' | 'cashLeft' | 'uncovered'>;

function sellToCover({ shares, fairValue, exercisePrice = 0, coverExercisePrice = false }: EsopExerciseInput, rate: number, tax: number): Cover {
  const toCover = paise(tax) + (coverExercisePrice ? worthOf(shares, exercisePrice, rate) : 0);
  const sharesToSell = sharesWorth(toCover, shares, fairValue, rate);
  const proceeds = worthOf(sharesToSell, fairValue, rate);
  return {
    toCover: rupees(toCover),
    sharesToSell,
    sharesLeft: shares - sharesToSell,
    saleProceeds: rupees(proceeds),
    cashLeft: rupees(Math.max(0, proceeds - toCover)),
    uncovered: rupees(Math.max(0, toCover - proceeds)),
  };
}

/** Last day of the month before the event, for shares in another currency. */
function rateDay(input: EsopExerciseInput): IsoDate | null {
  const { allottedOn } = input;
  if (allottedOn === undefined || exchangeRateOf(input) === 1) return null;
  const { monthsBefore } = inForceOn(foreignShareRate, allottedOn).value;
  return daysLater(monthsLater(`${allottedOn.slice(0, 7)}-01`, 1 - monthsBefore), -1);
}

function valuationOf(input: EsopExerciseInput, day: IsoDate): InForce<{ readonly mostDaysOld: number | null }> {
  const tables = { listed: listedShareValue, unlisted: unlistedShareValue, foreign: foreignShareValue } as const;
  return inForceOn(tables[marketOf(input)], day);
}

const dayOf = ({ allottedOn }: EsopExerciseInput, year: FinancialYear): IsoDate => allottedOn ?? yearEnd(year);

function linesOf(input: EsopExerciseInput, figures: Figures): Line[] {
  const day = dayOf(input, figures.financialYear);
  const rate = figures.exchangeRate === 1 ? [] : [line('exchange-rate', figures.exchangeRate, inForceOn(foreignShareRate, day).rule)];
  return [
    ...rate,
    line('fair-value', figures.fairValue.total, valuationOf(input, day).rule),
    line('price-paid', figures.exercisePrice.total),
    line('perquisite', figures.perquisite, inForceOn(sharePerquisite, day).rule),
    line('tax-without', figures.taxWithout),
    line('tax-with', figures.taxWith),
    line('tax', figures.tax),
    line('shares-to-sell', figures.sharesToSell),
    line('shares-left', figures.sharesLeft),
  ];
}

function warningsOf(input: EsopExerciseInput, { financialYear, rebateLost, surchargeAdded, uncovered, deferred }: Figures): Warning[] {
  const { mostDaysOld } = valuationOf(input, dayOf(input, financialYear)).value;
  const isOld =
    mostDaysOld !== null && input.valuedOn !== undefined && input.allottedOn !== undefined && daysLater(input.valuedOn, mostDaysOld) < input.allottedOn;
  return [
    ...(rebateLost > 0 ? [{ id: 'perquisite-ends-rebate', amount: rebateLost }] : []),
    ...(surchargeAdded > 0 ? [{ id: 'perquisite-adds-surcharge', amount: surchargeAdded }] : []),
    ...(uncovered > 0 ? [{ id: 'shares-do-not-cover', amount: uncovered }] : []),
    ...(isOld ? [{ id: 'valuation-too-old' }] : []),
    ...(deferred ? [{ id: 'tax-deferred' }] : []),
    ...newestYearWarning(input.allottedOn),
  ];
}
