import { fewestContributors } from './fewest.ts';
import type { SaidNumber } from './figure.ts';

/** The cell of people who came while too few of their own part did. */
export const mixedCell = 0;

/** People who said the same number: the part of the group they are of, the cell that counts them, and whether they have waited long for others of their part. */
export interface CellAnswer extends SaidNumber {
  /** Nothing where they are of no part. */
  readonly part: number | null;
  /** Nothing where no cell counts them yet. */
  readonly cell: number | null;
  readonly hasWaited: boolean;
}

/** What the people of each cell said when it was made last, by the number of its part. */
export type Cells = Readonly<Record<string, readonly SaidNumber[]>>;

/** Cells as they are now: which were made just now, which parts may be shown, as enough of their people are still there, and whether the group may. */
export interface NextCells {
  readonly cells: Cells;
  readonly made: readonly number[];
  readonly shown: readonly number[];
  readonly isWholeShown: boolean;
  /** Whether these are the first cells of the group, which take everyone. */
  readonly isFirst: boolean;
}

/**
 * The one rule for figures of a group and of its parts. Each person is counted in one cell and in no other, ever: with others of their part as soon as enough of it are new, or, where they
 * waited long for those, with people of other parts. A cell changes when enough new people come to it, the group is the sum of all cells, and a part is its own cell: whatever is taken
 * from what, whenever it was read, many people are left (F-02). For the first figure of a group nobody waits.
 */
export function nextCells(before: Cells, answers: readonly CellAnswer[]): NextCells {
  const fresh = answers.filter(({ cell }) => cell === null);
  const of = (part: number) => fresh.filter((answer) => answer.part === part);
  const full = [...new Set(fresh.flatMap(({ part }) => part ?? []))].filter((part) => peopleIn(of(part)) >= fewestContributors);
  const isFirst = Object.keys(before).length === 0;
  const others = fresh.filter(({ part, hasWaited }) => (part === null || !full.includes(part)) && (part === null || hasWaited || isFirst));
  const made = [...full, ...(peopleIn(others) >= fewestContributors ? [mixedCell] : [])];
  const now = (cell: number): readonly CellAnswer[] => {
    const stayed = answers.filter((answer) => answer.cell === cell && (cell === mixedCell || answer.part === cell));
    return made.includes(cell) ? [...stayed, ...(cell === mixedCell ? others : of(cell))] : stayed;
  };
  const cells = { ...before, ...Object.fromEntries(made.map((cell) => [String(cell), addedUp(now(cell))] as const)) };
  const all = Object.keys(cells).map(Number);
  return {
    cells,
    made,
    shown: all.filter((cell) => cell !== mixedCell && peopleIn(now(cell)) >= fewestContributors),
    isWholeShown: peopleIn(all.flatMap(now)) >= fewestContributors,
    isFirst,
  };
}

/** What all people of a group said when their cells were made. */
export const saidInAll = (cells: Cells): readonly SaidNumber[] => addedUp(Object.values(cells).flat());

const peopleIn = (some: readonly SaidNumber[]): number => some.reduce((sum, { count }) => sum + count, 0);

/** The numbers of some people, from the lowest to the highest. */
function addedUp(some: readonly SaidNumber[]): readonly SaidNumber[] {
  const counts = new Map<number, number>();
  for (const { value, count } of some) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((one, other) => one.value - other.value);
}
