import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startProduct } from '#scripts/product/product.ts';
import { removeData } from '#scripts/product/product-database.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import { anEmptyDatabase } from '#tests/database.ts';
import type { ChatClient } from './chat-client.ts';
import type { ChatHistory, Recorded } from './chat-history.ts';

const clock = new SystemClock();

export const historyOf = (clients: readonly ChatClient[], kept: readonly Recorded[]): ChatHistory => ({
  written: Object.fromEntries(clients.map(({ name, written }) => [name, written])),
  acknowledged: clients.flatMap(({ acknowledged }) => acknowledged),
  timelines: Object.fromEntries(clients.map(({ name, timeline }) => [name, timeline])),
  kept,
});

/** Product in a process that is killed and restarted on one port, over its database. */
export async function aChatProduct(settings: Readonly<Record<string, string>> = {}) {
  const { db, url } = await anEmptyDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-chat-'));
  const start = (port?: number) =>
    startProduct({
      dataDir,
      scale: 'none',
      settings: { TRUST_PROXY: 'loopback', ...settings, DATABASE_URL: url },
      ...(port === undefined ? {} : { port }),
    });
  const first = await start();
  let product = first;
  onTestFinished(async () => {
    await product.stop();
    await removeData(dataDir);
  });
  return {
    db,
    secrets: await openKnownSecrets(db, { dataDir }),
    port: first.port,
    get pid(): number {
      return product.process.pid ?? 0;
    },
    said: () => product.said(),
    beside: async () => {
      const other = await start();
      onTestFinished(() => other.stop());
      return other;
    },
    killAndStart: async (): Promise<void> => {
      await product.kill();
      product = await start(first.port);
    },
  };
}

/** Repeats an action at roughly this interval until stopped. */
export function nowAndThen(everyMs: number, act: () => void): () => void {
  let cancel: () => void = () => undefined;
  const wait = (): void => {
    cancel = clock.after(everyMs * (0.75 + Math.random() / 2), () => {
      act();
      wait();
    });
  };
  wait();
  return () => cancel();
}

/** Duration of a fault. */
export const lasting = (ms: number): Promise<void> => new Promise((resolve) => clock.after(ms, resolve));

export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = clock.elapsed();
  await work();
  return (clock.elapsed() - began) / 1_000;
}
