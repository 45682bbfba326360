import { expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import type { Logger } from '#server/app/process/log.ts';
import { fillWorld } from '#server/app/wiring/fill-demo.ts';
import { HourlyWork } from '#server/app/wiring/hourly-work.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

const quietly = { show: () => undefined, say: () => undefined };
const roundsCount = 3;

it('the hourly work of a filled world has no complaint over several machines', async () => {
  const database = await aDatabase();
  const clock = new FakeClock();
  await fillReferences(database.db);
  await fillWorld(database, { scale: 8, seed: 1, secrets: testSecrets, clock, progress: quietly }, async () => undefined);
  const complaints: unknown[] = [];
  const log = { warn: (details: object, complaint: string) => complaints.push([complaint, details]) } as unknown as Logger;
  const work = new HourlyWork(database, testSecrets, clock, log);
  for (let round = 0; round < roundsCount; round++) {
    await work.once();
    clock.advance(8 * dayMs);
  }
  expect(complaints).toEqual([]);
});
