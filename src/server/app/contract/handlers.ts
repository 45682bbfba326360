import type { Operation } from './operation.ts';

/** What answers an operation: the parts of the request in, the answer out. */
export type Handler = (input: never) => Promise<unknown>;

/** A service of ours by the name of its contract file, each operation under its operationId. */
export type Services = Readonly<Record<string, Readonly<Record<string, Handler>>>>;

/** The handler of every operation. Neither an operation without a handler nor a handler without an operation is let through. */
export function handlersOf(operations: readonly Operation[], services: Services): ReadonlyMap<Operation, Handler> {
  const found = new Map<Operation, Handler>();
  for (const operation of operations) {
    const handler = services[operation.service]?.[operation.operationId];
    if (!handler)
      throw new Error(`openapi/${operation.service}.yaml promises ${operation.operationId}, but the ${operation.service} service does not answer it.`);
    found.set(operation, handler);
  }
  for (const [service, handlers] of Object.entries(services))
    for (const name of Object.keys(handlers))
      if (!operations.some((operation) => operation.service === service && operation.operationId === name))
        throw new Error(`The ${service} service answers ${name}, but openapi/${service}.yaml does not promise it.`);
  return found;
}
