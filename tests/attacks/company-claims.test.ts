import { expect, it } from 'vitest';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { aMember } from '#tests/members.ts';
import { deskCompanies } from '#tests/ports/company-desk/company-desk.ts';
import { keepInTables } from '#tests/sql-world.ts';

const { orbit } = deskCompanies;

it('what an administrator decides about a desk is in the ledger, without a name', async () => {
  const { db } = await aDatabase();
  await keepInTables(db, Object.values(deskCompanies));
  const clock = new FakeClock();
  const mails = new MemoryMails(clock);
  const portsFor = adaptersFor(adapterParts({ db, clock, secrets: testSecrets, mails }));
  const claim = async (address: string) => {
    const { deskLogins, companyDesks } = portsFor({ ...noRequest, jar: new MemoryJar() });
    const { attempt } = await deskLogins.send(address, 'en');
    const { text = '' } = mails.list().find(({ to }) => to === address) ?? {};
    await deskLogins.enter({ attempt, address, code: /\d{8}/.exec(text)?.[0] ?? '' });
    await companyDesks.claim(orbit.urlName, 'Rohan Zanzibar');
  };
  const caller = { sessionId: 's', member: aMember({ role: 'administrator' }), madeOn: '2026-01-01', expiresAt: Infinity };
  const { deskClaims, ledger } = portsFor({ ...noRequest, caller });
  const decide = async (isGranted: boolean) => {
    const [asked] = (await deskClaims.list()).items;
    await (isGranted ? deskClaims.grant(asked?.claimId ?? '') : deskClaims.refuse(asked?.claimId ?? ''));
  };
  await claim('hr@orbit.example');
  await decide(false);
  await claim('hr@orbit.example');
  await decide(true);
  await claim('hr@orbit-mail.example');
  await decide(true);
  const { items, things } = await ledger.entries();
  const lines = items.toReversed();
  expect(lines.map(({ itemKind, action, community }) => [itemKind, action, community])).toEqual(
    (['denied', 'granted', 'confirmed', 'granted', 'confirmed'] as const).map((action) => ['desk', action, orbit.urlName]),
  );
  expect(new Set(things.map(({ place }) => place.name))).toEqual(new Set([orbit.name]));
  expect(JSON.stringify(items)).not.toMatch(/hr@|zanzibar|orbit-mail/i);
  const people = await db.selectFrom('desk_person').select('id').execute();
  expect(people.filter(({ id }) => items.some(({ itemId }) => itemId === id))).toEqual([]);
  expect(await ledger.gone()).toMatchObject({ items: [] });
});
