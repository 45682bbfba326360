import { fewestContributors } from '../crowds/fewest.ts';

/** What a review that is shown says of one fact of leaving, as a number. */
export interface ExitAnswer {
  readonly reviewId: string;
  readonly value: number;
}

/** An answer that was counted once: in which batch it is counted now, how many that batch has, and what it said. One that waits again is in none. */
export interface CountedAnswer {
  readonly reviewId: string;
  /** The name of its batch; empty while it waits. */
  readonly batch: string;
  readonly size: number;
  readonly value: number | null;
}

/**
 * The batches that a figure is made of (k-anonymity over time). A batch is counted as a whole or not at all: it comes once eight are there (`fewestContributors`) who were never counted
 * before, and takes along all who wait; when one of it goes or says something else, the rest wait with it. So whoever reads a figure before and after a review comes,
 * changes or goes, and adds and subtracts all answers there ever were, is left with eight people or with nobody: the newest batch among them has eight who are in no other.
 */
export function nextBatches(counted: readonly CountedAnswer[], said: readonly ExitAnswer[]): readonly CountedAnswer[] {
  const values = new Map(said.map(({ reviewId, value }) => [reviewId, value]));
  const whole = wholeBatches(counted, values);
  const stays = counted.filter(({ batch }) => whole.has(batch));
  const staying = new Set(stays.map(({ reviewId }) => reviewId));
  const known = new Set(counted.map(({ reviewId }) => reviewId));
  const waiting = said.filter(({ reviewId }) => !staying.has(reviewId));
  const came = batchesOf(
    waiting.filter(({ reviewId }) => !known.has(reviewId)),
    waiting.filter(({ reviewId }) => known.has(reviewId)),
  );
  const coming = new Set(came.map(({ reviewId }) => reviewId));
  const waits = counted.filter(({ reviewId }) => !staying.has(reviewId) && !coming.has(reviewId));
  return [...stays, ...came, ...waits.map(({ reviewId }) => ({ reviewId, batch: '', size: 0, value: null }))];
}

/** Batches of eight new answers each, the last with up to fifteen, which takes along those that were counted before; none below eight. */
function batchesOf(fresh: readonly ExitAnswer[], again: readonly ExitAnswer[]): readonly CountedAnswer[] {
  const many = Math.floor(fresh.length / fewestContributors);
  return Array.from({ length: many }, (_, at) => {
    const isLast = at === many - 1;
    const batch = [...fresh.slice(at * fewestContributors, isLast ? undefined : (at + 1) * fewestContributors), ...(isLast ? again : [])];
    const name = batch[0]?.reviewId ?? '';
    return batch.map((answer) => ({ ...answer, batch: name, size: batch.length }));
  }).flat();
}

/** The batches of which everybody is still there and says the same. */
function wholeBatches(counted: readonly CountedAnswer[], values: ReadonlyMap<string, number>): ReadonlySet<string> {
  const left = new Map<string, number>();
  for (const { batch, size, reviewId, value } of counted) {
    if (batch === '') continue;
    const before = left.get(batch) ?? size;
    left.set(batch, values.get(reviewId) === value ? before - 1 : Number.NaN);
  }
  return new Set([...left].flatMap(([batch, missing]) => (missing === 0 ? [batch] : [])));
}
