import { describe, expect, it } from 'vitest';
import { localIssuer } from '#server/adapters/providers/local-issuer.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { aDatabase } from '#tests/database.ts';
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
    for (const { kind, displayName, isWriter, naukriUser } of demoMembers)
      expect(accounts.find(({ key }) => key === secrets.identityOf(localIssuer, subjectOf(kind)))).toMatchObject({
        display_name: displayName,
        is_reader: true,
        is_writer: isWriter,
        naukri_user: naukriUser,
        role: kind === 'moderator' || kind === 'colleague' ? 'moderator' : 'member',
        made_on: kind === 'portal' ? '2026-11-21' : '2026-11-20',
      });
  });
});
