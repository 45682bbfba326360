import { describe, expect, it } from 'vitest';
import { hourMs } from '#core/figures/durations.ts';
import { tokenPurposes } from '#core/persona-keys/issuer-key.ts';
import { openLog } from '#server/app/process/log.ts';
import { acceptedKeys } from '#server/adapters/persona-keys/issuer-keys.ts';
import { IssuerKeyWork } from '#server/app/wiring/issuer-key-work.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

const silent = openLog('silent', { write: () => undefined });

async function roundAt(clock: FakeClock, db: Awaited<ReturnType<typeof aDatabase>>['db']): Promise<void> {
  const work = new IssuerKeyWork({ db, secrets: testSecrets }, clock, silent);
  work.start();
  clock.advance(0);
  await clock.untilWaitedFor(hourMs);
  await work.stop();
}

describe('the keys that sign tokens', () => {
  it('exist for every purpose before anyone asks, and a year’s before it begins', async () => {
    const { db } = await aDatabase();
    const clock = new FakeClock(Date.parse('2026-12-26T06:00:00Z'));
    const madeFor = async () => await db.selectFrom('issuer_key').select(['purpose', 'quarter', 'key_id']).orderBy('key_id').execute();
    await roundAt(clock, db);
    const made = await madeFor();
    expect(new Set(made.map(({ purpose }) => purpose))).toEqual(new Set(tokenPurposes));
    expect(made.filter(({ purpose }) => purpose === 'review').map(({ quarter }) => quarter)).toEqual(['2026', '2027']);
    await roundAt(clock, db);
    for (const now of ['2026-12-26T06:00:00Z', '2027-01-02T06:00:00Z'].map(Date.parse))
      for (const purpose of tokenPurposes) await acceptedKeys({ db, now, secrets: testSecrets }, purpose);
    expect(await madeFor()).toEqual(made);
    const lines = await db.selectFrom('removal').select('item_id').where('item_kind', '=', 'issuer-key').orderBy('item_id').execute();
    expect(lines.map(({ item_id }) => item_id)).toEqual(made.map(({ key_id }) => key_id));
  });
});
