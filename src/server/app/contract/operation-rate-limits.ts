import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Operation } from './operation.ts';

/** The rate limits of groups where the installation sets them. */
export type GroupLimits = Readonly<Record<string, number | undefined>>;

/** The rate limits of operations, per address. An operation that has a limit of its own counts by itself or with its group; all others count together. */
export class OperationRateLimits {
  readonly #app: FastifyInstance;
  readonly #groupLimits: GroupLimits;
  readonly #groups = new Map<string, preHandlerAsyncHookHandler>();

  /** For groups that `groupLimits` names it holds instead of the contract. */
  constructor(app: FastifyInstance, groupLimits: GroupLimits) {
    this.#app = app;
    this.#groupLimits = groupLimits;
  }

  of({ rateLimit }: Operation): preHandlerAsyncHookHandler {
    if (!rateLimit) return this.#app.rateLimit();
    const { group } = rateLimit;
    const known = group === undefined ? undefined : this.#groups.get(group);
    if (known) return known;
    const made = this.#app.rateLimit({
      max: (group === undefined ? undefined : this.#groupLimits[group]) ?? rateLimit.requests,
      timeWindow: rateLimit.seconds * 1_000,
    });
    if (group !== undefined) this.#groups.set(group, made);
    return made;
  }
}
