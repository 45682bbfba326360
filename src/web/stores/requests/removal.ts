import { Request, settled } from './request.ts';

/** Counts a missing thing as removed, as another tab or a lost answer may have done it. */
export async function settleRemoval(removing: Promise<void>): Promise<void> {
  const outcome = await settled(removing);
  if (outcome.status === 'FAILURE' && outcome.failure.kind !== 'missing') throw outcome.failure;
}

export const removalOf = <Args extends readonly unknown[]>(remove: (...args: Args) => Promise<void>): Request<void, Args> =>
  new Request((...args: Args) => settleRemoval(remove(...args)));
