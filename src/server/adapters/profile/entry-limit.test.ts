import { expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { refuseBeyondLimit } from './entry-limit.ts';

it('an entry that comes as its account is deleted finds nobody signed in', async () => {
  const { db } = await aDatabase();
  await expect(db.transaction().execute((transaction) => refuseBeyondLimit(transaction, 'education', 'gone'))).rejects.toMatchObject({ kind: 'signed-out' });
});
