import { Request, settled } from './request.ts';

/** A request that removes something. A missing thing counts as removed: another tab did it, or the answer to an earlier press was lost. */
export const removalOf = <Args extends readonly unknown[]>(remove: (...args: Args) => Promise<void>): Request<void, Args> =>
  new Request(async (...args: Args) => {
    const outcome = await settled(remove(...args));
    if (outcome.status === 'FAILURE' && outcome.failure.kind !== 'missing') throw outcome.failure;
  });
