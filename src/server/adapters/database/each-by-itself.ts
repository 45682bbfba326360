import { Failure } from '#core/failure.ts';

const batch = 100;
/** Consecutive failures after which the rest waits for the next round. */
const mostFailures = 20;

interface Named {
  readonly id: string;
}

export interface Handled {
  readonly isMore: boolean;
  readonly failure?: unknown;
}

/** Isolates failures per item. Items where `work` returns false, or beyond `most`, wait. */
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

/** Processes everything, isolating failures, and fails at the end if any occurred. */
export async function everyOneByItself<Found extends Named>(...[find, work]: Parameters<typeof eachByItself<Found>>): Promise<void> {
  const { failure } = await eachByItself(find, work);
  if (failure !== undefined) throw failure;
}

const failureOf = (errors: readonly unknown[]): Failure => new Failure('broken', `${errors.length} of them failed, each by itself`, { cause: errors[0] });
