import { Failure } from '#core/failure.ts';

const batch = 100;
/** The most failures one after the other: more of them are no longer those of single things, and the others wait for the next round. */
const mostFailures = 20;

/** Anything with an id, by which it is left out of the next batch. */
interface Named {
  readonly id: string;
}

/** The outcome of a round: whether there is more to do, and the failure where some of it failed. */
export interface Handled {
  readonly isMore: boolean;
  readonly failure?: unknown;
}

/**
 * Does something to each of what is found, some at a time and each by itself: one that fails stops no other, and is reported in the end. Anything that cannot
 * be done yet, of which `work` answers false, is left for the next round, and so is what is more than `most`.
 */
export async function eachByItself<Found extends Named>(
  find: (except: readonly string[], most: number) => Promise<readonly Found[]>,
  work: (found: Found) => Promise<boolean>,
  most = Infinity,
): Promise<Handled> {
  const left: string[] = [];
  const errors: unknown[] = [];
  let [tried, failedInRow, isMore] = [0, 0, true];
  while (isMore && tried < most && failedInRow < mostFailures) {
    const found = await find(left, Math.min(batch, most - tried));
    isMore = found.length === Math.min(batch, most - tried);
    for (const each of found) {
      if (failedInRow === mostFailures) break;
      const outcome = await work(each).catch((error: unknown) => ({ error }));
      failedInRow = typeof outcome === 'object' ? failedInRow + 1 : 0;
      if (typeof outcome === 'object') errors.push(outcome.error);
      if (outcome !== true) left.push(each.id);
      tried++;
    }
  }
  return { isMore: isMore && failedInRow < mostFailures, ...(errors.length > 0 && { failure: failureOf(errors) }) };
}

/** Does something to each of all there is, each by itself, and fails in the end where some of it did. */
export async function everyOneByItself<Found extends Named>(...[find, work]: Parameters<typeof eachByItself<Found>>): Promise<void> {
  const { failure } = await eachByItself(find, work);
  if (failure !== undefined) throw failure;
}

const failureOf = (errors: readonly unknown[]): Failure => new Failure('broken', `${errors.length} of them failed, each by itself`, { cause: errors[0] });
