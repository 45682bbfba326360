import { expect, it } from 'vitest';
import { deskAddressKey, sealedIdentity } from '#server/adapters/company-desk/desk-seal.ts';
import { shutLostDesks } from '#server/adapters/company-desk/shut-lost-desks.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { deskCompanies } from '#tests/ports/company-desk/company-desk.ts';
import { keepInTables } from '#tests/sql-world.ts';

const { koyal, nimbus } = deskCompanies;
const clock = new FakeClock();

it('people of a domain that proves a company no longer are logged out, and wait', async () => {
  const { db } = await aDatabase();
  await keepInTables(db, [koyal, nimbus]);
  await db.insertInto('company_domain').values({ company_id: koyal.companyId, domain: koyal.domain }).execute();
  const enter = async (companyId: string, address: string) => {
    const address_key = deskAddressKey(testSecrets, address);
    const sealed = sealedIdentity(testSecrets, address, { address, name: 'Meera' });
    await db
      .insertInto('desk_person')
      .values({ company_id: companyId, id: address, address_key, sealed, role: 'owner', state: 'open', since: '2026-11-01' })
      .execute();
    await db
      .insertInto('desk_session')
      .values({ token_hash: address, address_key, sealed, ends_at: new Date(clock.now() + 900_000) })
      .execute();
  };
  await enter(koyal.companyId, 'meera@koyal-pay.example');
  await enter(nimbus.companyId, 'hr@nimbus.example');
  const states = async () =>
    (await db.selectFrom('desk_person').select(['id', 'role', 'state']).orderBy('id').execute()).map(({ id, role, state }) => [id, role, state]);
  await shutLostDesks(db, testSecrets, clock);
  expect(await states()).toEqual([
    ['hr@nimbus.example', 'owner', 'open'],
    ['meera@koyal-pay.example', 'owner', 'open'],
  ]);
  await db.updateTable('company').set({ career_site_url: 'https://careers.other.example' }).where('id', '=', nimbus.companyId).execute();
  await shutLostDesks(db, testSecrets, clock);
  expect(await states()).toEqual([
    ['hr@nimbus.example', 'writer', 'unproved'],
    ['meera@koyal-pay.example', 'owner', 'open'],
  ]);
  expect((await db.selectFrom('desk_session').select('token_hash').execute()).map(({ token_hash }) => token_hash)).toEqual(['meera@koyal-pay.example']);
});
