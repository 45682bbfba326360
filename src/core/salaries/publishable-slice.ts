import { fewestContributors } from '../crowds/fewest.ts';
import { medianCertainty } from '../figures/certainty.ts';
import { loweredConfidence } from '../figures/confidence.ts';
import { crowdStep } from '../crowds/crowd-steps.ts';
import { fairConfidence, halfWidthOf } from './fair-confidence.ts';
import { fairPayMethod, type FairPayMethod } from '../calculators/fair-pay-rules.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { usualDay } from '../calculators/usual-year.ts';
import type { SpreadColumn, SalaryFigures, SalaryParts, SpreadPoint } from './salary-figures.ts';
import { amountAt, binAt, binOf, effectiveIn, peopleIn, spreadIn, withoutFar, type PayBin, type PayTally, type Spread, weightIn } from './pay-tally.ts';
import { fewestOfWholeJob } from './fewest-people.ts';
import { lastAmount } from './unit-slips.ts';
import { countedByCompany, type CountedByCompany } from './company-quarter.ts';
import type { Currency } from './salary.ts';

/** Largest share of the total pay that one person may have. */
const largestShare = 0.25;

const finePointsFrom = 100;

const fineRoundingFrom = 20;

/** Coarse rounding steps, half a lakh up to 50 lakh and a lakh above (F-02). */
const coarse: Readonly<Record<Currency, readonly (readonly [below: number, step: number])[]>> = {
  INR: [
    [5_000_000, 50_000],
    [Infinity, 100_000],
  ],
  USD: [
    [100_000, 1_000],
    [Infinity, 5_000],
  ],
};

const fineDollars = [[Infinity, 1_000]] as const;

export interface SliceFacts {
  readonly currency: Currency;
  readonly isWholeJob: boolean;
  /** Width, with 0 and 1 for a job in a place (`PayCell` of paid-fairly). */
  readonly level: 0 | 1 | 2 | 3 | 4 | 5;
  /** Spread of the wider group, by which fewer than ten are judged. */
  readonly around?: Spread | undefined;
  /** Largest companies where one may exceed a quarter, absent for a group of one company. */
  readonly largest?: readonly PayTally[] | undefined;
}

/** Guards every published pay figure with minimum crowds, share limits and rounding, after removing outliers (F-02). */
export function publishableSlice(tally: PayTally, facts: SliceFacts, kept: PayTally = nearPay(tally, facts)): SalaryFigures | null {
  const { value: method } = inForceOn(fairPayMethod, usualDay);
  const { currency, isWholeJob, level, around } = facts;
  const people = peopleIn(kept);
  const { tally: near, companies } = countedOf(kept, facts);
  const crowd = Math.floor(peopleIn(near) + 1e-9);
  const effective = effectiveIn(near);
  if (people < (isWholeJob ? fewestOfWholeJob : method.fewestPeople) || effective < method.fewestPeople - 1e-9 || isLopsided(near.bins, currency, people))
    return null;
  const own = spreadIn(near);
  const spread = crowd < method.ownMedianFrom && around ? around : own;
  const round = roundingOf(crowd, currency, method);
  const confidence = fairConfidence(effective, halfWidthOf(spread, effective), level, method);
  const points = pointsFor(crowd, method).map((percent): SpreadPoint => ({
    percent,
    amount: round(amountAt(binAt(near.bins, percent / 100), currency), 'near'),
  }));
  return {
    currency,
    people: crowdStep(people),
    newestMonth: tally.newestMonth,
    points,
    interval: crowd < method.quartilesFrom ? null : intervalOf(near.bins, effective, currency, round),
    confidence: companies === 'few' ? loweredConfidence(confidence) : confidence,
    ...(facts.largest && { companies, ...(companies === 'quarter' && { countsAs: crowdStep(crowd) }) }),
    spread: Math.round(1.4826 * Math.max(spread.deviation, method.leastMad) * 100) / 100,
    columns: crowd < method.tenthsFrom ? [] : columnsOf(near.bins, currency, crowd, round),
    parts: crowd < method.quartilesFrom ? null : partsOf(countedOf(tally, facts).tally, currency),
  };
}

const countedOf = (tally: PayTally, { largest = [] }: Pick<SliceFacts, 'largest'>): CountedByCompany => {
  const bins = new Set(tally.bins.map(({ bin }) => bin));
  const among = largest.map((company) => ({ ...company, bins: company.bins.filter(({ bin }) => bins.has(bin)) }));
  // Without pay that lies far off, another company may be the largest.
  return countedByCompany(
    tally,
    among.toSorted((one, other) => weightIn(other) - weightIn(one)),
  );
};

/** Removes outliers by the group itself, or by the wider one below ten people. */
export function nearPay(all: PayTally, { currency, around, largest }: Pick<SliceFacts, 'currency' | 'around' | 'largest'>): PayTally {
  const { value: method } = inForceOn(fairPayMethod, usualDay);
  const last = binOf(lastAmount(currency, method), currency);
  const tally = { ...all, bins: all.bins.filter(({ bin }) => bin >= 0 && bin <= last) };
  const own = spreadIn(countedOf(tally, { largest }).tally);
  const spread = peopleIn(tally) >= method.ownMedianFrom ? own : (around ?? own);
  return withoutFar(tally, spread, { most: method.outlierScore, leastDeviation: method.leastMad });
}

function isLopsided(bins: readonly PayBin[], currency: Currency, people: number): boolean {
  const all = bins.reduce((sum, bin) => sum + bin.people * amountAt(bin.bin, currency), 0);
  return amountAt(bins.at(-1)?.bin ?? 0, currency) > largestShare * all && people > 0;
}

function pointsFor(people: number, { quartilesFrom, tenthsFrom }: FairPayMethod): readonly number[] {
  if (people >= finePointsFrom) return Array.from({ length: 19 }, (_, at) => 5 * (at + 1));
  if (people >= tenthsFrom) return [10, 25, 50, 75, 90];
  return people >= quartilesFrom ? [25, 50, 75] : [50];
}

type Round = (amount: number, way: 'near' | 'down' | 'up') => number;

function roundingOf(people: number, currency: Currency, { rounding }: FairPayMethod): Round {
  const fine = currency === 'USD' ? fineDollars : rounding;
  const steps: readonly (readonly [below: number | null, step: number])[] = people < fineRoundingFrom ? coarse[currency] : fine;
  const ways = { near: Math.round, down: Math.floor, up: Math.ceil };
  return (amount, way) => {
    const [, step = 1] = steps.find(([below]) => below === null || amount < below) ?? [];
    return ways[way](amount / step) * step;
  };
}

const intervalWidth = medianCertainty.deviations / 2;

/** Distribution-free confidence interval of the median, rounded outwards. */
function intervalOf(bins: readonly PayBin[], effective: number, currency: Currency, round: Round): SalaryFigures['interval'] {
  const half = Math.min(0.5, intervalWidth / Math.sqrt(effective));
  return {
    low: round(amountAt(binAt(bins, 0.5 - half), currency), 'down'),
    high: round(amountAt(binAt(bins, 0.5 + half), currency), 'up'),
  };
}

const mostColumns = 12;

/** Bounds on the share of people beyond each end of the picture. */
const [smallestTail, largestTail] = [0.01, 0.1];

/** Equal log-scale columns of at least eight people, whose ends absorb a tail of up to a tenth. */
function columnsOf(bins: readonly PayBin[], currency: Currency, people: number, round: Round): readonly SpreadColumn[] {
  const tail = Math.min(largestTail, Math.max(smallestTail, fewestContributors / people));
  const [low, high] = [amountAt(binAt(bins, tail), currency), amountAt(binAt(bins, 1 - tail), currency)];
  const many = Math.max(2, Math.min(mostColumns, Math.floor(people / (2 * fewestContributors))));
  const edges = Array.from({ length: many - 1 }, (_, at) => round(low * (high / low) ** ((at + 1) / many), 'near'));
  const cuts = [...new Set(edges)].filter((edge) => edge > 0);
  const counts = cuts.map(() => 0).concat(0);
  for (const bin of bins) {
    const amount = amountAt(bin.bin, currency);
    const at = cuts.findIndex((edge) => amount < edge);
    const column = at < 0 ? cuts.length : at;
    counts[column] = (counts[column] ?? 0) + bin.people;
  }
  const merged = mergedColumns(cuts, counts);
  const shares = percentsOf(merged.counts, people < finePointsFrom ? coarsePercent : 1);
  const ends = [round(low, 'down'), ...merged.cuts, round(high, 'up')];
  return shares.map((percent, at) => ({ from: ends[at] ?? 0, to: ends[at + 1] ?? 0, percent }));
}

function mergedColumns(cuts: readonly number[], counts: readonly number[]): { readonly cuts: readonly number[]; readonly counts: readonly number[] } {
  const few = counts.findIndex((count) => count < fewestContributors);
  if (few < 0 || counts.length === 1) return { cuts, counts };
  const left = few === 0 ? 0 : few - 1;
  return mergedColumns(
    cuts.filter((_, at) => at !== left),
    counts.flatMap((count, at) => (at === left ? [count + (counts[at + 1] ?? 0)] : at === left + 1 ? [] : [count])),
  );
}

/** Percent step below a hundred people, as finer ones would reveal their number. */
const coarsePercent = 5;

/** Rounded shares that still add up to a hundred. */
function percentsOf(counts: readonly number[], step: number): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let [counted, said] = [0, 0];
  return counts.map((count) => {
    counted += count;
    const percent = Math.round((100 * counted) / all / step) * step - said;
    said += percent;
    return percent;
  });
}

const partStep = 5;

/** Null when one person has too much of any part. */
function partsOf(tally: PayTally, currency: Currency): SalaryParts | null {
  const { fixed, variable, stock } = tally;
  const all = fixed + variable + stock;
  if (all <= 0 || isLopsided(tally.bins, currency, peopleIn(tally))) return null;
  const stepped = (part: number): number => Math.round((100 * part) / all / partStep) * partStep;
  const [variablePart, stockPart] = [stepped(variable), stepped(stock)];
  return { fixed: 100 - variablePart - stockPart, variable: variablePart, stock: stockPart };
}

export const tallyOf = (salaries: readonly { readonly amount: number; readonly weight?: number }[], currency: Currency, newestMonth: string): PayTally => {
  const bins = new Map<number, PayBin>();
  for (const { amount, weight = 1 } of salaries) {
    const bin = binOf(amount, currency);
    const { people = 0, weight: before = 0, squares = 0 } = bins.get(bin) ?? {};
    bins.set(bin, { bin, people: people + 1, weight: before + weight, squares: squares + weight * weight });
  }
  const fixed = salaries.reduce((sum, { amount }) => sum + amount, 0);
  return { bins: [...bins.values()].toSorted((one, other) => one.bin - other.bin), newestMonth, fixed, variable: 0, stock: 0 };
};
