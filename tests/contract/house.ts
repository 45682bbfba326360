import type { FastifyInstance } from 'fastify';
import type { Images } from '#core/images/images.ts';
import { readContracts, type Contracts } from '#server/app/contract/read-contracts.ts';
import type { Services } from '#server/app/contract/handlers.ts';
import { openLog } from '#server/app/log.ts';
import { serve, type ServerParts } from '#server/app/serve.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

export const contracts: Contracts = readContracts('openapi');

/** Services that answer every operation with the first example of its contract. They need no line when an operation is added. */
export const exampleServices = (from: Contracts = contracts): Services => {
  const services: Record<string, Record<string, () => Promise<unknown>>> = {};
  for (const { service, operationId, success, place } of from.operations) {
    const examples = place.at('responses', String(success.status), 'content', 'application/json', 'examples')?.parts ?? [];
    (services[service] ??= {})[operationId] = async () => structuredClone(examples[0]?.[1].at('value')?.value);
  }
  return services;
};

const noImages: Images = { find: async () => undefined };

export const silent = openLog('silent', { write: () => undefined });

/** A server like the real one, with the given parts swapped. */
export const openHouse = (parts: Partial<ServerParts> = {}): Promise<FastifyInstance> =>
  serve({
    contracts,
    services: exampleServices(parts.contracts),
    images: noImages,
    site: undefined,
    clock: new FakeClock(),
    log: silent,
    settings: { trustProxy: [], publicOrigin: undefined, rateLimit: 1_000_000, showKit: false },
    isReady: () => true,
    isSignedIn: () => false,
    ...parts,
  });

export const list = '/api/company/v1/companies';

/** A server on which the list of companies fails as the test says. */
export const failing = (error: unknown): Promise<FastifyInstance> => {
  const services = exampleServices();
  const company: Services[string] = { ...services['company'], listCompanies: async () => Promise.reject(error) };
  return openHouse({ services: { ...services, company } });
};

let people = 0;

/** The address of somebody who has never asked before, so that no limit is shared between tests. */
export const somebody = (): string => `10.${(++people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
