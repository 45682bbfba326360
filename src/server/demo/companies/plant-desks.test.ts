import { expect, it } from 'vitest';
import { playedAddress } from '#core/company-desk/played-desks.ts';
import { deskAddressKey, identityIn } from '#server/adapters/company-desk/desk-seal.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
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
  const companies = await db.selectFrom('company').select(['id', 'url_name']).execute();
  const [owner] = await db.selectFrom('desk_person').selectAll().where('role', '=', 'owner').execute();
  const address = playedAddress(companies.find(({ id }) => id === owner?.company_id)?.url_name ?? '');
  expect([owner?.address_key, identityIn(testSecrets, owner?.id ?? '', owner?.sealed ?? '').address]).toEqual([deskAddressKey(testSecrets, address), address]);
});
