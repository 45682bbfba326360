import type { FastifyInstance } from 'fastify';
import { referenceFiles, type Reference } from './reference.ts';

/** The path at which developers read how to ask this server. */
export const referencePath = '/developers/api';

/** Serves the reference of the contracts to everyone: a file that the build has compressed, of which a browser asks each time whether it is still the same. */
export function referenceRoute(app: FastifyInstance, { folder, policy }: Reference): void {
  app.get(referencePath, { onRequest: app.rateLimit({ groupId: 'pages' }) }, (_, reply) =>
    reply.header('content-security-policy', `${policy}; frame-ancestors 'none'`).sendFile(referenceFiles.page, folder),
  );
}
