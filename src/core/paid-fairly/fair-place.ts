import { usualDay } from '../calculators/usual-year.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { fairPayMethod, type FairPayMethod } from '../calculators/fair-pay-rules.ts';
import { usualCertainty } from '../figures/certainty.ts';
import { deviateAt, shareUnder } from './normal-share.ts';
import type { PublishedCell, SalaryFigures } from '../salaries/salary-figures.ts';

/** Share earning less, from 0 to 1, alone and adjusted toward wider cells. */
export interface CellShare {
  readonly cell: PublishedCell;
  readonly share: number;
  readonly leaningShare: number;
}

export type FairVerdict = 'below' | 'within' | 'above';

export type EdgeAround = 'low' | 'high' | 'both';

export interface FairPlace {
  /** Percent who earn less, whole from 0 to 100. */
  readonly percentile: number;
  /** Interval at the usual confidence, rounded outwards. */
  readonly interval: readonly [low: number, high: number];
  readonly verdict: FairVerdict;
  /** Set where an edge lies in the interval, leaving the side uncertain. */
  readonly around: EdgeAround | null;
  /** Narrowest first; the first names the group. */
  readonly cells: readonly [CellShare, ...CellShare[]];
}

/** Shrinks small narrow cells toward wider ones. Undefined without cells. */
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

/** Effective crowd, smaller where one company's weight is capped at a quarter. */
const crowdOf = ({ people, countsAs = people }: SalaryFigures): number => countsAs;

const edgeIn = (isLow: boolean, isHigh: boolean): EdgeAround | null => (isLow && isHigh ? 'both' : isLow ? 'low' : isHigh ? 'high' : null);

/** Shares in rupees only, never mixing dollars. */
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

/** Shrinks toward the wider group by crowd size; the broadest counts alone. */
export const leaning = (
  { share, people }: { readonly share: number; readonly people: number },
  wider: number | undefined,
  method: Pick<FairPayMethod, 'leaning'>,
): number => (wider === undefined ? share : (people * share + method.leaning * wider) / (people + method.leaning));

/** Amount with a known share, or a range of shares if rounding merged points. */
interface Knot {
  readonly log: number;
  readonly from: number;
  readonly to: number;
}

/** Interpolates on log amounts, with log-normal tails beyond the points. */
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
