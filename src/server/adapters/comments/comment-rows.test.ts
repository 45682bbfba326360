import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { ownWords } from '../content/sanitized-text.ts';
import { Secrets } from '../secrets/secrets.ts';
import { commentRows, stands } from './comment-rows.ts';

async function planOfPage(): Promise<string> {
  const { db } = await aDatabase();
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('persona')
      .values({ ref: 'k', kind: 'ANONYMOUS', name: ownWords('Ruby Pomelo'), name_key: 'k', avatar: '17-sky' })
      .execute();
    await sql`insert into question (id, company_id, author_ref, is_asked, posted_at, text, text_key)
      select 'q' || number, 'c', 'k', false, now(), 't', number::text from generate_series(1, 2000) as number`.execute(transaction);
    await sql`insert into comment (id, post_id, author_ref, content, posted_at) select 'c' || number, 'q1', 'k', 't', now() from generate_series(1, 2000) as number`.execute(
      transaction,
    );
    await sql`analyze question, comment`.execute(transaction);
    let text = '';
    const watched = transaction.withPlugin({
      transformQuery: ({ node, queryId }) => {
        text ||= transaction.getExecutor().compileQuery(node, queryId).sql;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const scope = new PseudonymScope({
      ...testDeclarations,
      db: watched,
      clock: { now: () => 0 },
      secrets: new Secrets(Buffer.alloc(32)),
      context: { caller: undefined },
    });
    await commentRows(scope, [], sql`where comment.post_id = ${'q1'} and ${stands(scope, [])} order by comment.best desc limit 21`);
    const { rows } = await sql<{ readonly 'QUERY PLAN': string }>`${sql.raw(`explain (generic_plan, costs off) ${text}`)}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

describe('a page of comments', () => {
  it('finds its closures and replies by index, and reads no other question or comment', async () => {
    const plan = await planOfPage();
    expect(plan).toContain('SubPlan');
    expect(plan).not.toMatch(/hashed SubPlan|Seq Scan on (question|comment below)/);
  });
});
