import type { RequestContext } from '#core/sessions/request-context.ts';
import { noRequest } from './no-request.ts';
import type { Operation } from '#openapi/read/operation.ts';

export type Handler = (input: never) => Promise<unknown>;

export type ServiceFor = (context: RequestContext) => Readonly<Record<string, Handler>>;

export type Services = Readonly<Record<string, ServiceFor>>;

/** Requires exactly one handler per operation. */
export function handlersOf(operations: readonly Operation[], services: Services): ReadonlyMap<Operation, (context: RequestContext) => Handler> {
  const found = new Map<Operation, (context: RequestContext) => Handler>();
  const answered = new Map(Object.entries(services).map(([service, serviceFor]) => [service, new Set(Object.keys(serviceFor(noRequest)))]));
  for (const operation of operations) {
    const { service, operationId } = operation;
    const handlerFor = (context: RequestContext): Handler => services[service]?.(context)[operationId] ?? unanswered(operation);
    if (!answered.get(service)?.delete(operationId)) unanswered(operation);
    found.set(operation, handlerFor);
  }
  for (const [service, names] of answered)
    for (const name of names) throw new Error(`The ${service} service answers ${name}, but openapi/${service}.yaml does not promise it.`);
  return found;
}

function unanswered({ service, operationId }: Operation): never {
  throw new Error(`openapi/${service}.yaml promises ${operationId}, but the ${service} service does not answer it.`);
}
