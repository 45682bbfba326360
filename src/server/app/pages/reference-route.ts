import type { FastifyInstance } from 'fastify';
import { Failure } from '#core/failure.ts';
import { referenceFiles, type Reference } from './reference.ts';

export const referencePath = '/developers/api';

/** Serves the precompressed API reference, revalidated each time. */
export function referenceRoute(app: FastifyInstance, find: () => Reference | undefined): void {
  app.get(referencePath, { onRequest: app.rateLimit({ groupId: 'pages' }) }, (_, reply) => {
    const reference = find();
    if (!reference) throw new Failure('offline', 'The reference of the contracts is still being made. Try again in a minute.');
    return reply.header('content-security-policy', `${reference.policy}; frame-ancestors 'none'`).sendFile(referenceFiles.page, reference.folder);
  });
}
