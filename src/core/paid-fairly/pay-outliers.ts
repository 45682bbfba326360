import type { PeopleCell } from './pay-cells.ts';
import { robustScore, spreadOf, type Spread, type Weighted } from './pay-statistics.ts';
import type { FairPayMethod } from './paid-fairly-rules.ts';
import type { UnitSlip } from './paid-fairly-types.ts';

/** A cell after slips and outliers have been set aside. */
export interface SortedCell extends PeopleCell {
  readonly all: readonly Weighted[];
  readonly setAside: readonly Weighted[];
  readonly slips: readonly UnitSlip[];
}

/** Sets aside what cannot be meant or lies too far out, from the broadest cell inward; a small cell leans on the spread of the wider one. */
export function sortedCells(cells: readonly PeopleCell[], method: FairPayMethod): SortedCell[] {
  const inward: SortedCell[] = [];
  let wider: Spread | undefined;
  for (const cell of cells.toReversed()) {
    const plausible = cell.people.filter(({ amount }) => amount >= method.leastAmount && amount <= method.mostAmount);
    const own = plausible.length > 0 ? spreadOf(plausible) : undefined;
    const spread = plausible.length < method.ownMedianFrom ? (wider ?? own) : own;
    const sorted = sortedCell(cell, spread, method);
    inward.push(sorted);
    if (sorted.people.length > 0) wider = spreadOf(sorted.people);
  }
  return inward.toReversed();
}

function sortedCell(cell: PeopleCell, spread: Spread | undefined, method: FairPayMethod): SortedCell {
  const [kept, setAside]: [Weighted[], Weighted[]] = [[], []];
  const slips: UnitSlip[] = [];
  for (const person of cell.people) {
    const isOutside = person.amount < method.leastAmount || person.amount > method.mostAmount;
    const isFar = isOutside || (spread !== undefined && Math.abs(robustScore(person.amount, spread, method.leastMad)) > method.outlierScore);
    const suggested = isFar ? meant(person.amount, spread, method) : null;
    if (isOutside || suggested !== null) slips.push({ amount: person.amount, suggested, ...(person.id !== undefined && { id: person.id }) });
    else if (isFar) setAside.push(person);
    else kept.push(person);
  }
  return { level: cell.level, all: cell.people, people: kept, setAside, slips };
}

/** The amount in another unit that would lie among the others. */
function meant(amount: number, spread: Spread | undefined, { slips, slipScore, leastMad, leastAmount, mostAmount }: FairPayMethod): number | null {
  if (!spread || amount <= 0) return null;
  const fitting = slips
    .map((factor) => (factor < 1 ? amount / Math.round(1 / factor) : amount * factor))
    .filter((other) => other >= leastAmount && other <= mostAmount && Math.abs(robustScore(other, spread, leastMad)) < slipScore);
  return fitting[0] === undefined ? null : Math.round(fitting[0] * 100) / 100;
}
