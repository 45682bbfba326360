import { Request, settled } from './request.ts';

/** Waits for a removal. A missing thing counts as removed: another tab did it, or the answer to an earlier press was lost. */
export async function settleRemoval(removing: Promise<void>): Promise<void> {
  const outcome = await settled(removing);
  if (outcome.status === 'FAILURE' && outcome.failure.kind !== 'missing') throw outcome.failure;
}

/** A request that removes something, as `settleRemoval` waits for it. */
export const removalOf = <Args extends readonly unknown[]>(remove: (...args: Args) => Promise<void>): Request<void, Args> =>
  new Request((...args: Args) => settleRemoval(remove(...args)));
