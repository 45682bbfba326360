import { fewestContributors } from './fewest.ts';
import type { SaidNumber } from './figure.ts';

/** Cell of people whose own part had too few newcomers. */
export const mixedCell = 0;

/** People who said the same number, with their part, cell and long wait. */
export interface CellAnswer extends SaidNumber {
  /** Null outside every part. */
  readonly part: number | null;
  readonly cell: number | null;
  readonly hasWaited: boolean;
}

export type Cells = Readonly<Record<string, readonly SaidNumber[]>>;

/** Current cells, the new ones, and which parts and whether the group may be shown. */
export interface NextCells {
  readonly cells: Cells;
  readonly made: readonly number[];
  readonly shown: readonly number[];
  readonly isWholeShown: boolean;
  /** First cells of a group, which take everyone. */
  readonly isFirst: boolean;
}

/** Counts each person in exactly one cell, so that subtracting any figures leaves many people (F-02). */
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

export const saidInAll = (cells: Cells): readonly SaidNumber[] => addedUp(Object.values(cells).flat());

const peopleIn = (some: readonly SaidNumber[]): number => some.reduce((sum, { count }) => sum + count, 0);

function addedUp(some: readonly SaidNumber[]): readonly SaidNumber[] {
  const counts = new Map<number, number>();
  for (const { value, count } of some) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((one, other) => one.value - other.value);
}
