import type { FastifyInstance } from 'fastify';
import { Failure } from '#core/failure.ts';
import { referenceFiles, type Reference } from './reference.ts';

export const referencePath = '/developers/api';

/** Serves the precompressed API reference and the contract of each service, revalidated each time. */
export function referenceRoute(app: FastifyInstance, find: () => Reference | undefined): void {
  const options = { onRequest: app.rateLimit({ groupId: 'pages' }) };
  const found = (): Reference => {
    const reference = find();
    if (!reference) throw new Failure('offline', 'The reference of the contracts is still being made. Try again in a minute.');
    return reference;
  };
  app.get(referencePath, options, (_, reply) => {
    const { policy, folder } = found();
    return reply.header('content-security-policy', `${policy}; frame-ancestors 'none'`).sendFile(referenceFiles.page, folder);
  });
  app.get<{ Params: { contract: string } }>(`${referencePath}/:contract(^[a-z-]+\\.json$)`, options, ({ params }, reply) =>
    reply.sendFile(params.contract, found().folder),
  );
}
