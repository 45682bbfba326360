import { expect, it } from 'vitest';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { fillDemoProfiles } from '../fill-profiles.ts';
import { fillDemoWorld } from '../fill.ts';
import { plantDesks } from './plant-desks.ts';

const now = Date.UTC(2026, 10, 20);

it('gives every company that looks after its page an owner whom anyone may play, once', async () => {
  const { db } = await aDatabase();
  await fillDemoWorld(db, { scale: 'test', seed: 1, onProgress: () => undefined });
  await fillDemoProfiles(db, { scale: 'test', seed: 1, nowMs: now });
  for (const _ of [1, 2]) await plantDesks(db, testSecrets, now);
  const claimed = await db.selectFrom('company_profile').select('company_id').where('is_claimed', '=', true).execute();
  const owners = await db.selectFrom('desk_person').select('company_id').where('role', '=', 'owner').execute();
  expect(owners.map(({ company_id }) => company_id).toSorted()).toEqual(claimed.map(({ company_id }) => company_id).toSorted());
  expect(owners.length).toBeGreaterThan(10);
  const operator = { name: null, mail: null, officer: null, isDemo: true };
  const { playedDesks } = adaptersFor(adapterParts({ db, clock: new FakeClock(), secrets: testSecrets, operator }))({ ...noRequest, jar: new MemoryJar() });
  const [first] = await playedDesks.list(null);
  expect(await playedDesks.play(first?.urlName ?? '')).toMatchObject({ desks: [{ company: first, role: 'owner', state: 'open' }] });
});
