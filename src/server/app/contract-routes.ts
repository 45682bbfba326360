import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { AnswerFilters } from './contract/answer-filter.ts';
import { handlersOf, type Handler, type Services } from './contract/handlers.ts';
import type { Operation } from './contract/operation.ts';
import { inputReader } from './contract/read-input.ts';
import type { Contracts } from './contract/read-contracts.ts';
import { Validators } from './contract/validators.ts';
import { refuseCrossSite } from './cross-site.ts';
import { Kept } from './kept.ts';
import { JsonAnswer } from './json-answer.ts';
import type { Origin } from './origin.ts';
import { withinPatience } from './patience.ts';

/** What the operations of all contracts are served with. */
export interface ContractParts {
  readonly contracts: Contracts;
  readonly services: Services;
  readonly clock: Clock;
  readonly origin: Origin;
  /** Whether somebody signed in asks. Their answers are never kept for others. */
  readonly isSignedIn: (request: FastifyRequest) => boolean;
}

const mostKept = 500;

/** A database that hangs answers nobody; this is how long anybody waits to be told (F-05). */
const patienceMs = 1_800;

/** Serves every operation of every contract, and nothing that stands in none. */
export function contractRoutes(app: FastifyInstance, { contracts, services, clock, origin, isSignedIn }: ContractParts): void {
  const validators = new Validators(contracts.files);
  const filters = new AnswerFilters();
  const kept = new Kept<JsonAnswer>(clock, mostKept);
  for (const [operation, handler] of handlersOf(contracts.operations, services)) {
    const read = inputReader(operation, validators);
    const answer = answerer(operation, (input) => withinPatience(clock, patienceMs, handler(input)), filters);
    app.route({
      ...routeOf(operation),
      onRequest: [limiter(operation, app), guard(operation, origin, isSignedIn)],
      handler: async (request, reply) => {
        const input = read(request);
        if (!operation.keptSeconds || isSignedIn(request)) return (await answer(input)).send(request, reply, 'no-store');
        const key = JSON.stringify([operation.operationId, input.path, input.query]);
        const found = await kept.get(key, operation.keptSeconds * 1_000, () => answer(input));
        return found.send(request, reply, `public, max-age=${operation.keptSeconds}`);
      },
    });
  }
}

function routeOf({ method, path, body }: Operation): Pick<RouteOptions, 'method' | 'url' | 'bodyLimit'> {
  return {
    method: method.toUpperCase(),
    url: path.replaceAll(/\{([^}]+)\}/g, ':$1'),
    ...(body ? { bodyLimit: body.maxBytes } : {}),
  };
}

/** An operation that has a limit of its own counts by itself; all others count together. */
const limiter = ({ limit }: Operation, app: FastifyInstance) => app.rateLimit(limit && { max: limit.requests, timeWindow: limit.seconds * 1_000 });

/** Who asks, and from where, is settled before anything of the request is read. */
const guard = ({ method, isOpen }: Operation, origin: Origin, isSignedIn: ContractParts['isSignedIn']) =>
  async function refuse(request: FastifyRequest): Promise<void> {
    if (!isOpen && !isSignedIn(request)) throw new Failure('signed-out');
    if (method !== 'get') refuseCrossSite(request, origin);
  };

function answerer({ success }: Operation, handler: Handler, filters: AnswerFilters): (input: object) => Promise<JsonAnswer> {
  const filter = success.schema && filters.of(success.schema);
  return async (input) => {
    const value = await handler(input as never);
    return new JsonAnswer(success.status, filter && JSON.stringify(filter(value)));
  };
}
