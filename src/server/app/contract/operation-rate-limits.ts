import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { allowedBy, limitByNetwork, type Allowed } from '../traffic/rate-limits.ts';
import type { Operation } from '#openapi/read/operation.ts';

/** Group limits by instance: one for all, or separately for members and guests. */
export type GroupLimits = Readonly<Record<string, number | Allowed | undefined>>;

/** Limits per member, or per network for guests; operations without their own limit count together. */
export class OperationRateLimits {
  readonly #app: FastifyInstance;
  readonly #groupLimits: GroupLimits;
  readonly #groups = new Map<string, preHandlerAsyncHookHandler>();
  #impersonal: preHandlerAsyncHookHandler | undefined;

  constructor(app: FastifyInstance, groupLimits: GroupLimits) {
    this.#app = app;
    this.#groupLimits = groupLimits;
  }

  of({ rateLimit, service, operationId, isByNobody }: Operation): preHandlerAsyncHookHandler {
    if (service === 'system') return (this.#impersonal ??= this.#app.rateLimit(limitByNetwork));
    // Without any argument it counts together with all others.
    if (!rateLimit) return this.#app.rateLimit();
    const { group } = rateLimit;
    const known = group === undefined ? undefined : this.#groups.get(group);
    if (known) return known;
    const set = group === undefined ? undefined : this.#groupLimits[group];
    const made = this.#app.rateLimit({
      ...(isByNobody && limitByNetwork),
      max: allowedBy(typeof set === 'number' ? { member: set, guests: set } : (set ?? { member: rateLimit.requests, guests: rateLimit.guests })),
      timeWindow: rateLimit.seconds * 1_000,
      groupId: group ?? operationId,
    });
    if (group !== undefined) this.#groups.set(group, made);
    return made;
  }
}
