import { usualDay } from '../calculators/usual-year.ts';
import { fairConfidence, halfWidthOf } from './fair-confidence.ts';
import { bandOf, cellsAround, comparedAmount, type PeopleCell } from './pay-cells.ts';
import { sortedCells, type SortedCell } from './pay-outliers.ts';
import { effectiveCount, median, medianDeviation, shareBelow, spreadOf } from './pay-statistics.ts';
import { fairPayMethod, type FairPayMethod } from './paid-fairly-rules.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import type { CellReading, PaidFairlyInput, PaidFairlyOutput } from './paid-fairly-types.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

/** A cell with enough people, and how many of equal weight they are worth. */
interface UsableCell extends SortedCell {
  readonly effective: number;
}

type Quantiles = PaidFairlyOutput['working']['quantiles'];

/** The place of a pay among others: small cells lean on wider ones, and too few people mean no answer. */
export function paidFairly(input: PaidFairlyInput): PaidFairlyOutput {
  const { value: method, rule } = inForceOn(fairPayMethod, input.today ?? usualDay);
  const amount = comparedAmount(input.you, input.fixedOnly ?? false, method, 'you');
  const around = cellsAround(input, method, input.today ?? usualDay);
  const cells = (input.setAside ?? input.cells === undefined) ? sortedCells(around, method) : around.map(untouched);
  const usable = cells.map((cell): UsableCell => ({ ...cell, effective: effectiveCount(cell.people) })).filter((cell) => isUsable(cell, method));
  const readings = cells.map((cell) => readingOf(cell, usable, amount, method));
  const narrowest = usable[0];
  const unitSlips = [...new Map(cells.flatMap(({ slips }) => slips).map((slip) => [slip.id ?? slip.amount, slip])).values()];
  if (!narrowest) return notEnough(amount, readings, unitSlips);

  const share = leaningShare(usable, amount, method);
  const half = 1.96 * Math.sqrt((share * (1 - share)) / (narrowest.effective + method.leaning));
  const interval = [Math.max(0, share - half) * 100, Math.min(1, share + half) * 100] as const;
  const percentile = share * 100;
  const halfWidth = halfWidthOf(spreadOf(narrowest.people), narrowest.effective);
  const quantiles = quantilesOf(usable, method);
  const lines = [
    line('amount', amount),
    line('people', narrowest.people.length, rule),
    line('effective-people', narrowest.effective, rule),
    line('share', shareBelow(narrowest.people, amount), rule),
    line('leaning-share', share, rule),
    line('half-width', halfWidth, rule),
  ];
  return {
    verdict: percentile < method.lowEdge ? 'below' : percentile > method.highEdge ? 'above' : 'within',
    around: [method.lowEdge, method.highEdge].some((edge) => interval[0] < edge && edge < interval[1]),
    amount,
    percentile: Math.round(percentile),
    interval: [Math.round(interval[0] * 10) / 10, Math.round(interval[1] * 10) / 10],
    confidence: fairConfidence(narrowest.effective, halfWidth, narrowest.level, method),
    group: groupOf(input, narrowest, method),
    shown: shownOf(quantiles, narrowest.people.length, method),
    working: { percentile, quantiles, halfWidth, cells: readings, unitSlips },
    lines,
    warnings: ruleWarnings(lines, input.today),
  };
}

const untouched = (cell: PeopleCell): SortedCell => ({ ...cell, all: cell.people, setAside: [], slips: [] });

/** Enough people, and weights that are worth as many. */
const isUsable = ({ people, effective }: UsableCell, { fewestPeople }: FairPayMethod): boolean =>
  people.length >= fewestPeople && effective >= fewestPeople - 1e-9;

/** The empirical share of the broadest cell, pulled towards each narrower one by how many people stand in it. */
function leaningShare(usable: readonly UsableCell[], amount: number, { leaning }: FairPayMethod): number {
  return (
    usable.reduceRight<number | undefined>((wider, { people, effective }) => {
      const own = shareBelow(people, amount);
      return wider === undefined ? own : (effective * own + leaning * wider) / (effective + leaning);
    }, undefined) ?? 0
  );
}

/** The smallest pooled amount at which the leaning share reaches a quantile. */
function quantilesOf(usable: readonly UsableCell[], method: FairPayMethod): Quantiles {
  const pooled = [...new Set(usable.flatMap(({ people }) => people.map(({ amount }) => amount)))].sort((one, other) => one - other);
  const shares = pooled.map((amount) => leaningShare(usable, amount, method));
  const at = (wanted: number): number | null => pooled[shares.findIndex((share) => share >= wanted - 1e-12)] ?? pooled.at(-1) ?? null;
  return { p10: at(0.1), p25: at(0.25), p50: at(0.5), p75: at(0.75), p90: at(0.9) };
}

function readingOf(cell: SortedCell, usable: readonly UsableCell[], amount: number, method: FairPayMethod): CellReading {
  const at = usable.findIndex(({ level }) => level === cell.level);
  const logs = cell.people.map((person) => Math.log(person.amount));
  const hasPeople = cell.people.length > 0;
  return {
    level: cell.level,
    people: cell.all.length,
    kept: cell.people.length,
    effectivePeople: effectiveCount(cell.people),
    median: hasPeople ? median(cell.people.map((person) => person.amount)) : null,
    mad: hasPeople ? medianDeviation(logs) : null,
    share: hasPeople ? shareBelow(cell.people, amount) : null,
    leaningShare: at < 0 ? null : leaningShare(usable.slice(at), amount, method),
    setAside: cell.setAside.map((person) => person.amount),
    skipped: at < 0,
  };
}

/** The figures that may be shown: rounded, and only with enough people behind them (k-anonymity). */
function shownOf({ p10, p25, p50, p75, p90 }: Quantiles, people: number, method: FairPayMethod): PaidFairlyOutput['shown'] {
  const rounded = (amount: number): number => {
    const [, step = 1] = method.rounding.find(([below]) => below === null || amount < below) ?? [];
    return Math.round(amount / step) * step;
  };
  const pair = (low: number | null, high: number | null, from: number): readonly [number, number] | null =>
    low === null || high === null || people < from ? null : [rounded(low), rounded(high)];
  return { median: p50 === null ? null : rounded(p50), quartiles: pair(p25, p75, method.quartilesFrom), tenths: pair(p10, p90, method.tenthsFrom) };
}

function groupOf({ you }: PaidFairlyInput, { level, people }: SortedCell, method: FairPayMethod): PaidFairlyOutput['group'] {
  const start = bandOf(you.experienceYears, method);
  const end = method.bands[method.bands.indexOf(start) + 1];
  return {
    level,
    people: people.length < method.exactCountFrom ? `${method.fewestPeople}+` : people.length,
    role: you.role,
    roleFamily: level >= 4 ? (you.roleFamily ?? null) : null,
    experience: level === 5 ? null : end === undefined ? `${start}+` : `${start}–${end}`,
    city: level <= 1 ? (you.city ?? null) : null,
    company: level === 0 ? (you.company ?? null) : null,
  };
}

const notEnough = (amount: number, cells: readonly CellReading[], unitSlips: PaidFairlyOutput['working']['unitSlips']): PaidFairlyOutput => ({
  verdict: 'not-enough',
  around: false,
  amount,
  percentile: null,
  interval: null,
  confidence: null,
  group: null,
  shown: { median: null, quartiles: null, tenths: null },
  working: { percentile: null, quantiles: { p10: null, p25: null, p50: null, p75: null, p90: null }, halfWidth: null, cells, unitSlips },
  lines: [line('amount', amount)],
  warnings: [{ id: 'not-enough-salaries' }],
});
