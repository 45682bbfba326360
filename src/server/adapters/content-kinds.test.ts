import { sql, type RawBuilder } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { resourceTypes } from '#core/votes/vote.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { commentKind } from './comments/comment-kind.ts';
import { talkParents } from './comments/talk-parents.ts';

async function planOf(statement: RawBuilder<unknown>): Promise<string> {
  const { db } = await aDatabase();
  return db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ readonly 'QUERY PLAN': string }>`explain (costs off) ${statement}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const { kinds } = testDeclarations;
const everything = kinds.content('id', 'type', 'author_ref', 'status', 'page', 'page_status', 'place', 'excerpt');
const named = kinds.all.map(({ table }) => table.name);

describe('content of every kind', () => {
  it.each([
    ['one thing', sql`select * from ${everything} where content.id = 'one'`, 'id = '],
    ['a list of things', sql`select * from ${everything} where content.id = any(array['one', 'other'])`, 'id = ANY'],
    [
      'each of what it is joined with',
      sql`select * from moderation_item cross join lateral (select * from ${everything} where content.id = thing limit 1) as found`,
      'id = moderation_item.thing',
    ],
    ['what an author wrote', sql`select id from ${kinds.content('id', 'author_ref')} where author_ref = any(array['one'])`, 'author_ref = ANY'],
  ])('is found by an index of each table: %s', async (_what, statement, condition) => {
    const plan = await planOf(statement);
    for (const table of named) expect(plan).toMatch(new RegExp(`Scan (using \\w+ )?on (${table}\\b|${table}_by_\\w+|${table}_pkey)[^]*?Cond: \\(${condition}`));
  });

  it('is of the kinds that are declared, and of no other', () => {
    expect(kinds.all.map(({ type }) => kinds.of(type))).toEqual(kinds.all);
    for (const missing of resourceTypes.filter((type) => type !== 'ANSWER' && !kinds.all.some((kind) => kind.type === type)))
      expect(() => kinds.of(missing)).toThrow(new Failure('missing'));
  });

  it('is below a post or a question that the index of each finds', async () => {
    const plan = await planOf(sql`select parent.status from ${talkParents} where parent.id = 'one'`);
    for (const table of ['post', 'question'])
      expect(plan).toMatch(new RegExp(`Scan (using \\w+ )?on (${table}|${table}_pkey)\\s+(Recheck|Index) Cond: \\(id = 'one'`));
  });

  it('has answers among its comments (R-040)', () => {
    expect(kinds.of('ANSWER')).toBe(commentKind);
  });
});
