import { describe, expect, it } from 'vitest';
import { SqlReferenceLists } from '#server/adapters/reference-lists/sql-reference-lists.ts';
import { DemoLogins } from '#server/adapters/providers/demo-logins.ts';
import { localIssuer } from '#server/adapters/providers/local-issuer.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { isKeyed } from '#server/adapters/keyed-voters/keyed-voters.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { demoCareers } from '../careers/demo-careers.ts';
import { fillDemoWorld } from '../fill.ts';
import { demoMembers, fillDemoMembers, subjectOf } from './demo-members.ts';

const secrets = new Secrets(Buffer.alloc(32, 1));

describe('the members of the demo', () => {
  it('are made once, and found again by those who play them', async () => {
    const { db } = await aDatabase();
    await fillDemoMembers(db, secrets, '2026-11-20');
    await db.deleteFrom('account').where('display_name', '=', 'Brave Kite').execute();
    await fillDemoMembers(db, secrets, '2026-11-21');
    const accounts = await db
      .selectFrom('account')
      .innerJoin('identity', 'account_id', 'id')
      .select(['display_name', 'is_reader', 'is_writer', 'role', 'naukri_user', 'account.made_on', 'key'])
      .execute();
    expect(accounts).toHaveLength(demoMembers.length);
    for (const { kind, displayName, naukriUser } of demoMembers)
      expect(accounts.find(({ key }) => key === secrets.identityOf(localIssuer, subjectOf(kind)))).toMatchObject({
        display_name: displayName,
        is_reader: true,
        is_writer: false,
        naukri_user: naukriUser,
        role: kind === 'moderator' || kind === 'colleague' ? 'moderator' : 'member',
        made_on: kind === 'portal' ? '2026-11-21' : '2026-11-20',
      });
  });

  it('vote and make a name even if an earlier visitor did as the same member', async () => {
    const { db } = await aDatabase();
    await fillDemoMembers(db, secrets, '2026-11-20');
    const { account_id } = await db
      .selectFrom('identity')
      .select('account_id')
      .where('key', '=', secrets.identityOf(localIssuer, subjectOf('writer')))
      .executeTakeFirstOrThrow();
    await db.updateTable('account').set({ is_writer: true }).where('id', '=', account_id).execute();
    await db
      .insertInto('keyed_voter')
      .values({ voter: secrets.reference('votes', account_id) })
      .execute();
    await new DemoLogins(db, new FakeClock(), secrets).letMakeName(localIssuer, subjectOf('writer'));
    expect(await isKeyed(db, secrets.reference('votes', account_id))).toBe(false);
    expect(await db.selectFrom('account').select('is_writer').where('id', '=', account_id).executeTakeFirst()).toEqual({ is_writer: false });
  });

  it('are known again after the secret was changed, and nobody is there twice', async () => {
    const { db } = await aDatabase();
    const accounts = () => db.selectFrom('account').innerJoin('identity', 'account_id', 'id').select(['id', 'display_name']).orderBy('id').execute();
    await fillDemoMembers(db, secrets, '2026-11-20');
    const before = await accounts();
    const next = new Secrets(Buffer.alloc(32, 2));
    next.remember(secrets.sealedFor(next));
    for (const day of ['2026-11-21', '2026-11-22']) await fillDemoMembers(db, next, day);
    expect(await accounts()).toEqual(before);
    const key = next.identityOf(localIssuer, subjectOf('writer'));
    const known = await db.selectFrom('identity').select('account_id').where('key', '=', key).executeTakeFirst();
    expect(known?.account_id).toBe(before.find(({ display_name }) => display_name === 'Steady Marigold')?.id);
  });

  it('work and learn at places that others can choose from the lists, too (M-13)', async () => {
    const { db } = await aDatabase();
    await fillDemoWorld(db, { scale: 'test', seed: 1, onProgress: () => undefined });
    await fillDemoMembers(db, secrets, '2026-11-20');
    const lists = new SqlReferenceLists({ db });
    for (const { type, place } of Object.values(demoCareers)) {
      if (place === null) continue;
      const found = type === 'student' ? await lists.suggestColleges(place) : await lists.suggestCompanies(place);
      expect(found.map(({ name }) => name)).toContain(place);
    }
  });
});
