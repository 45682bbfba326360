import type { FastifyInstance } from 'fastify';
import { Failure } from '#core/failure.ts';
import { referenceFiles, type Reference } from './reference.ts';

/** The path at which developers read how to ask this server. */
export const referencePath = '/developers/api';

/** Serves the reference of the contracts to everyone: a file that the build has compressed, of which a browser asks each time whether it is still the same. */
export function referenceRoute(app: FastifyInstance, find: () => Reference | undefined): void {
  app.get(referencePath, { onRequest: app.rateLimit({ groupId: 'pages' }) }, (_, reply) => {
    const reference = find();
    if (!reference) throw new Failure('offline', 'The reference of the contracts is still being made. Try again in a minute.');
    return reply.header('content-security-policy', `${reference.policy}; frame-ancestors 'none'`).sendFile(referenceFiles.page, reference.folder);
  });
}
