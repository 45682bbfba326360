// The process that fills the world of a demo beside the server, and ends with it.
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { FillNews, FillOrder } from './fill-apart.ts';

enableCompileCache(join(import.meta.dirname, '../../../../.cache/node'));

/** Ignored, because the server decides how its filling process ends. */
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
process.once('message', (order: FillOrder) => void answer(order).then((news) => process.send?.(news, () => process.exit())));

const tell = (news: FillNews): void => void process.send?.(news);

async function answer(order: FillOrder): Promise<FillNews> {
  const { reasonOf } = await import('../process/crash-handlers.ts');
  return filled(order).catch((error: unknown): FillNews => ({ kind: 'failed', reason: reasonOf(error) }));
}

async function filled({ url, databasePooler, secret, scale, seed, nowMs }: FillOrder): Promise<FillNews> {
  const { openDatabase } = await import('#server/adapters/database/database.ts');
  const { openKnownSecrets } = await import('#server/adapters/secrets/known-secret.ts');
  const { fillWorld } = await import('./fill-demo.ts');
  const say = (sentence: string) => tell({ kind: 'sentence', sentence });
  const database = await openDatabase({ databaseUrl: url, databasePooler, dataDir: secret.dataDir, say, isPatient: true });
  const secrets = await openKnownSecrets(database.db, secret);
  const progress = { say, show: (job: string, share: number) => tell({ kind: 'share', job, share }) };
  await fillWorld(database, { scale, seed, secrets, clock: { now: () => nowMs }, progress }, async (isMadeUpNow) => {
    const rest = once(process, 'message');
    tell({ kind: 'ground', isMadeUpNow });
    await rest;
  });
  await database.close();
  return { kind: 'filled' };
}
