import { usualDay } from '../calculators/usual-year.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { fairPayMethod, type FairPayMethod } from '../calculators/fair-pay-rules.ts';
import { usualCertainty } from '../figures/certainty.ts';
import { deviateAt, shareUnder } from './normal-share.ts';
import type { PublishedCell, SalaryFigures } from '../salaries/salary-figures.ts';

/** What a cell says of a pay: the share of its people who earn less, from 0 to 1, alone and leaning on the wider cells. */
export interface CellShare {
  readonly cell: PublishedCell;
  readonly share: number;
  readonly leaningShare: number;
}

export type FairVerdict = 'below' | 'within' | 'above';

/** The edges of the typical range that an interval reaches across. */
export type EdgeAround = 'low' | 'high' | 'both';

/** The place of a pay among published cells. */
export interface FairPlace {
  /** How many of a hundred earn less; whole, from 0 to 100. */
  readonly percentile: number;
  /** Where that lies by the usual certainty; whole, rounded outwards. */
  readonly interval: readonly [low: number, high: number];
  readonly verdict: FairVerdict;
  /** Set where the interval reaches across an edge of the typical range: then nobody can tell on which side of it the pay lies. */
  readonly around: EdgeAround | null;
  /** Narrowest first; the first one is the group that the answer names. */
  readonly cells: readonly [CellShare, ...CellShare[]];
}

/** The place of a yearly pay in rupees among published cells: narrow cells lean on wider ones by how few people stand in them. None where there is no cell. */
export function fairPlace(amount: number, published: readonly PublishedCell[]): FairPlace | undefined {
  const { value: method } = inForceOn(fairPayMethod, usualDay);
  const [narrowest, ...wider] = sharesIn(amount, published, method);
  if (!narrowest) return undefined;
  const share = narrowest.leaningShare;
  const half = usualCertainty.deviations * Math.sqrt((share * (1 - share)) / (crowdOf(narrowest.cell.figures) + method.leaning));
  const [low, high] = [Math.max(0, share - half) * 100, Math.min(1, share + half) * 100];
  const { lowEdge, highEdge } = method;
  const percentile = share * 100;
  return {
    percentile: Math.round(percentile),
    interval: [Math.floor(low), Math.ceil(high)],
    verdict: percentile < lowEdge ? 'below' : percentile > highEdge ? 'above' : 'within',
    around: edgeIn(low < lowEdge && lowEdge < high, low < highEdge && highEdge < high),
    cells: [narrowest, ...wider],
  };
}

/** How many people figures weigh as much as: fewer than they are of, where a company counts for a quarter and has more of them. */
const crowdOf = ({ people, countsAs = people }: SalaryFigures): number => countsAs;

const edgeIn = (isLow: boolean, isHigh: boolean): EdgeAround | null => (isLow && isHigh ? 'both' : isLow ? 'low' : isHigh ? 'high' : null);

/** The shares of all cells in rupees, from the broadest inward and then the other way round. Pay in dollars is never mixed in. */
function sharesIn(amount: number, published: readonly PublishedCell[], method: FairPayMethod): CellShare[] {
  const outward = published.filter(({ figures }) => figures.currency === 'INR').toSorted((one, other) => one.level - other.level);
  let around: number | undefined;
  const inward = outward.toReversed().map((cell): CellShare => {
    const people = crowdOf(cell.figures);
    const share = shareBelowIn(cell.figures, amount, method);
    around = leaning({ share, people }, around, method);
    return { cell, share, leaningShare: around };
  });
  return inward.toReversed();
}

/** The share of a group that leans on the wider one by how few people are in it; the broadest says its own. */
export const leaning = (
  { share, people }: { readonly share: number; readonly people: number },
  wider: number | undefined,
  method: Pick<FairPayMethod, 'leaning'>,
): number => (wider === undefined ? share : (people * share + method.leaning * wider) / (people + method.leaning));

/** One amount at which the share of people who earn less is known; where several points are rounded to the same amount, from one share up to another. */
interface Knot {
  readonly log: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The share of people who earn less than an amount, from 0 to 1: between two points on a straight line over the logarithm of the amount, and outside of them on the
 * log-normal tail that passes through the outermost one.
 */
export function shareBelowIn(
  { points, spread }: Pick<SalaryFigures, 'points' | 'spread'>,
  amount: number,
  { leastMad }: Pick<FairPayMethod, 'leastMad'>,
): number {
  const knots = knotsOf(points);
  const [first, last] = [knots[0], knots.at(-1)];
  if (amount <= 0 || !first || !last) return 0;
  const log = Math.log(amount);
  const width = Math.max(spread, leastMad);
  if (log < first.log) return Math.min(first.from, shareUnder(deviateAt(first.from) + (log - first.log) / width));
  if (log > last.log) return Math.max(last.to, shareUnder(deviateAt(last.to) + (log - last.log) / width));
  const above = knots.findIndex((knot) => knot.log >= log);
  const [under, over] = [knots[above - 1], knots[above] ?? last];
  if (!under || over.log === log) return (over.from + over.to) / 2;
  return under.to + ((over.from - under.to) * (log - under.log)) / (over.log - under.log);
}

function knotsOf(points: SalaryFigures['points']): Knot[] {
  const knots: Knot[] = [];
  for (const { percent, amount } of points) {
    const [share, before] = [percent / 100, knots.at(-1)];
    const log = Math.log(amount);
    if (before?.log === log) knots.splice(-1, 1, { ...before, to: share });
    else knots.push({ log, from: share, to: share });
  }
  return knots;
}
