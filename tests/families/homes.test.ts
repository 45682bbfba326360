import { describe, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { formerKeys } from './former-keys.ts';
import { homeRefusals, keysIn } from './home-refusals.ts';
import { owedHomes } from './owed-homes.ts';

describe('the keys of a family', () => {
  it('hold the home of their table, and no foreign key leads to another family, but in the tables that are listed by name', async () => {
    const { db } = await aDatabase();
    const refused = homeRefusals(await keysIn(db));
    expect(Object.fromEntries([...refused].filter(([table]) => !(table in owedHomes)))).toEqual({});
  });

  it('are owed by no table that keeps the rules already', async () => {
    const { db } = await aDatabase();
    const refused = homeRefusals(await keysIn(db));
    expect(Object.keys(owedHomes).filter((table) => !refused.has(table))).toEqual([]);
  });

  it('of the release before are all there still', async () => {
    const { db } = await aDatabase();
    const { unique, foreign } = await keysIn(db);
    const there = new Set([...unique, ...foreign].map(({ name }) => name));
    expect(Object.keys(formerKeys).filter((name) => !there.has(name))).toEqual([]);
  });

  it.each([
    ['without the home', { unique: [{ table: 'hidden_post', name: 'by_viewer', columns: ['viewer'] }], foreign: [] }, 'by_viewer holds no post_id'],
    [
      'that is the only one, of the release before',
      { unique: [{ table: 'video', name: 'video_pkey', columns: ['id'] }], foreign: [] },
      'it has no key that holds owner',
    ],
    [
      'that leads to another family',
      { unique: [], foreign: [{ table: 'mail_address', name: 'to_post', columns: ['account_id'], to: 'post', toColumns: ['id'] }] },
      'to_post leads from mail_address to post, which is of another family',
    ],
    [
      'that leads to its own family and not by the home',
      { unique: [], foreign: [{ table: 'choice_vote', name: 'to_choice', columns: ['choice_id'], to: 'choice', toColumns: ['id'] }] },
      'to_choice leads to choice and not by the home',
    ],
    [
      'that leads from the house to a family',
      { unique: [], foreign: [{ table: 'submission', name: 'to_post', columns: ['answer'], to: 'post', toColumns: ['id'] }] },
      'to_post leads to post',
    ],
  ])('are refused for one %s', (_fault, keys, reason) => expect([...homeRefusals(keys).values()].flat()).toContain(reason));
});
