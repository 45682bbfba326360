import { expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { ownWords } from '../content/sanitized-text.ts';
import { enterLoginMode } from './login-mode.ts';

it('what a demo login gave ends when members become real: roles, careers, signs (S-36, X-1)', async () => {
  const { db } = await aDatabase();
  await db.insertInto('installation').defaultValues().execute();
  await db
    .insertInto('account')
    .values({ id: 'tried', display_name: ownWords('Member'), made_on: '2026-11-20', role: 'administrator' })
    .execute();
  await db
    .insertInto('persona')
    .values({ ref: 'tried', kind: 'DESIGNATION', name: ownWords('Nurse'), name_key: null, avatar: null, is_verified: true })
    .execute();
  await db
    .insertInto('career_proof')
    .values({ account_id: 'tried', place_key: ownWords('company betwa'), source: 'mail', month: '2026-11' })
    .execute();
  expect([await enterLoginMode(db, 'demo'), await enterLoginMode(db, 'real'), await enterLoginMode(db, 'real')]).toEqual([false, true, false]);
  expect(await db.selectFrom('career_proof').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('persona').select('is_verified').execute()).toEqual([{ is_verified: false }]);
  expect(await db.selectFrom('account').select('role').execute()).toEqual([{ role: 'member' }]);
});
