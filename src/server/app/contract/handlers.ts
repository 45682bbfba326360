import type { RequestContext } from '#core/sessions/request-context.ts';
import { noRequest } from './no-request.ts';
import type { Operation } from './operation.ts';

/** The handler of an operation: the parts of the request in, the answer out. */
export type Handler = (input: never) => Promise<unknown>;

/** A service as it answers one request, each operation under its operationId. */
export type ServiceFor = (context: RequestContext) => Readonly<Record<string, Handler>>;

/** The services of ours by the names of their contract files. */
export type Services = Readonly<Record<string, ServiceFor>>;

/** The handler of every operation, for one request. Neither an operation without a handler nor a handler without an operation is let through. */
export function handlersOf(operations: readonly Operation[], services: Services): ReadonlyMap<Operation, (context: RequestContext) => Handler> {
  const found = new Map<Operation, (context: RequestContext) => Handler>();
  for (const operation of operations) {
    const missing = new Error(`openapi/${operation.service}.yaml promises ${operation.operationId}, but the ${operation.service} service does not answer it.`);
    const handlerFor = (context: RequestContext): Handler => {
      const handler = services[operation.service]?.(context)[operation.operationId];
      if (!handler) throw missing;
      return handler;
    };
    handlerFor(noRequest);
    found.set(operation, handlerFor);
  }
  for (const [service, serviceFor] of Object.entries(services))
    for (const name of Object.keys(serviceFor(noRequest)))
      if (!operations.some((operation) => operation.service === service && operation.operationId === name))
        throw new Error(`The ${service} service answers ${name}, but openapi/${service}.yaml does not promise it.`);
  return found;
}
