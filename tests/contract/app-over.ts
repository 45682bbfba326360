import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import type { Adapters } from '#server/app/wiring/ports.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { adapterParts, noSigners } from '../adapters.ts';
import { openServer } from './server.ts';
import type { PostServer } from '../post-server.ts';

/** Full stack over the test database. Recognises callers by session token. */
export async function appOver(server: PostServer, callers: Partial<Adapters['callers']>): Promise<FastifyInstance> {
  const portsFor = adaptersFor(adapterParts(server));
  const known = { holding: async () => undefined, isBanned: async () => false, ...callers };
  const { services, callers: asking, findPicture } = servicesOver(() => ({ callers: known, signers: noSigners, portsFor, ping: async () => undefined }));
  const app = await openServer({ services, callers: asking, findPicture, clock: server.clock });
  onTestFinished(() => app.close());
  return app;
}
