import { stepUnder } from '../figures/counts.ts';
import { fewestContributors } from '../crowds/fewest.ts';
import type { ExitFacts } from './review-draft.ts';

/** The facts of leaving that are counted, each by itself and of those who said it. */
export const countedFacts = ['bond', 'bondRupees', 'bondMonths', 'noticeDays', 'buyout', 'relievingDays', 'settlementDays', 'withheld'] as const;
export type CountedFact = (typeof countedFacts)[number];

/** The number that stands for each answer about buying out the notice. */
export const buyoutCodes = { no: 0, yes: 1, 'not-asked': 2 } as const;

/** The share of those who said so, in tenths, and at least how many said anything. */
export interface ExitShare {
  readonly people: number;
  readonly percent: number;
}

/** The middle half of what people said, and at least how many they are. */
export interface ExitSpread {
  readonly people: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** What leaving a company takes, of eight people on; null where fewer said so (F-06). */
export interface ExitFigures {
  readonly bond: ExitShare | null;
  /** Of those who signed one. */
  readonly bondRupees: ExitSpread | null;
  readonly bondMonths: ExitSpread | null;
  readonly noticeDays: ExitSpread | null;
  readonly buyout: { readonly people: number; readonly allowed: number; readonly refused: number; readonly notAsked: number } | null;
  readonly relievingDays: ExitSpread | null;
  readonly settlementDays: ExitSpread | null;
  readonly withheld: ExitShare | null;
}

export const noExitFigures: ExitFigures = {
  bond: null,
  bondRupees: null,
  bondMonths: null,
  noticeDays: null,
  buyout: null,
  relievingDays: null,
  settlementDays: null,
  withheld: null,
};

/** How many of a batch said a value of a fact. */
export interface ExitCount {
  readonly fact: CountedFact;
  readonly value: number;
  readonly count: number;
}

/** The steps to which each amount is rounded, so that it is nobody's own. */
const steps = { bondRupees: 5_000, bondMonths: 6, noticeDays: 5, relievingDays: 5, settlementDays: 5 } as const;

/** The numbers that a review says of leaving, by the fact they are counted under. */
export function exitAnswers({
  bondRupees,
  bondMonths,
  noticeDays,
  buyout,
  relievingDays,
  settlementDays,
  isWithheld,
}: ExitFacts): Readonly<Record<CountedFact, number | null>> {
  const isBound = bondRupees !== null && bondRupees > 0;
  return {
    bond: bondRupees === null ? null : Number(isBound),
    bondRupees: isBound ? bondRupees : null,
    bondMonths: isBound && bondMonths !== null && bondMonths > 0 ? bondMonths : null,
    noticeDays,
    buyout: buyout === null ? null : buyoutCodes[buyout],
    relievingDays,
    settlementDays,
    withheld: isWithheld === null ? null : Number(isWithheld),
  };
}

/** The figures of all that is counted. */
export function exitFiguresOf(counts: readonly ExitCount[]): ExitFigures {
  const of = (fact: CountedFact) => counts.filter((each) => each.fact === fact).toSorted((one, other) => one.value - other.value);
  const spread = (fact: keyof typeof steps) => spreadOf(of(fact), steps[fact]);
  const buyout = of('buyout');
  return {
    bond: shareOf(of('bond')),
    bondRupees: spread('bondRupees'),
    bondMonths: spread('bondMonths'),
    noticeDays: spread('noticeDays'),
    buyout: isEnough(buyout)
      ? {
          people: stepUnder(countOf(buyout)),
          allowed: percentOf(buyout, buyoutCodes.yes),
          refused: percentOf(buyout, buyoutCodes.no),
          notAsked: percentOf(buyout, buyoutCodes['not-asked']),
        }
      : null,
    relievingDays: spread('relievingDays'),
    settlementDays: spread('settlementDays'),
    withheld: shareOf(of('withheld')),
  };
}

type Counts = readonly ExitCount[];

const countOf = (counts: Counts): number => counts.reduce((sum, { count }) => sum + count, 0);
const isEnough = (counts: Counts): boolean => countOf(counts) >= fewestContributors;

/** The share that said a value, in steps of ten percent. */
const percentOf = (counts: Counts, value: number): number => Math.round((10 * countOf(counts.filter((each) => each.value === value))) / countOf(counts)) * 10;

const shareOf = (counts: Counts): ExitShare | null => (isEnough(counts) ? { people: stepUnder(countOf(counts)), percent: percentOf(counts, 1) } : null);

function spreadOf(counts: Counts, step: number): ExitSpread | null {
  if (!isEnough(counts)) return null;
  const at = (share: number): number => roundedTo(step, valueAt(counts, Math.ceil(share * countOf(counts))));
  return { people: stepUnder(countOf(counts)), low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** The value of the person at a place, counted from the lowest (nearest rank). */
function valueAt(counts: Counts, place: number): number {
  let passed = 0;
  for (const { value, count } of counts) {
    passed += count;
    if (passed >= place) return value;
  }
  return 0;
}

/** A value in whole steps; what is more than nothing stays so. */
const roundedTo = (step: number, value: number): number => (value === 0 ? 0 : Math.max(step, Math.round(value / step) * step));
