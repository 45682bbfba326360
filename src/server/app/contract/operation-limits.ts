import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Operation } from './operation.ts';

/** How often a group may be asked where the installation says so. */
export type GroupLimits = Readonly<Record<string, number | undefined>>;

/** How often one address may ask what. An operation that has a limit of its own counts by itself or with its group; all others count together. */
export class OperationLimits {
  readonly #app: FastifyInstance;
  readonly #most: GroupLimits;
  readonly #groups = new Map<string, preHandlerAsyncHookHandler>();

  /** `most` says how often for groups for which the installation says it, instead of the contract. */
  constructor(app: FastifyInstance, most: GroupLimits) {
    this.#app = app;
    this.#most = most;
  }

  of({ limit }: Operation): preHandlerAsyncHookHandler {
    if (!limit) return this.#app.rateLimit();
    const { group } = limit;
    const known = group === undefined ? undefined : this.#groups.get(group);
    if (known) return known;
    const made = this.#app.rateLimit({ max: (group === undefined ? undefined : this.#most[group]) ?? limit.requests, timeWindow: limit.seconds * 1_000 });
    if (group !== undefined) this.#groups.set(group, made);
    return made;
  }
}
