import { describe, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { judged } from './known-statements.ts';
import { statementTroubles } from './statement-facts.ts';

const troublesOf = async (text: string) => [...(await statementTroubles((await aDatabase()).db, [{ place: 'planted.ts', text }]))];

describe('a statement that an adapter sends', () => {
  it.each([
    ['touches two families', 'select from post join persona on persona.ref = author_ref where post.id = $1', ['planted.ts: persona + post']],
    [
      'writes to one what it reads of another',
      'insert into subscription (account_id, topic) select $1, content from post where id = $2',
      ['planted.ts: post + subscription'],
    ],
    ['asks for rows of a family and not by their home', 'select from comment where author_ref = $1', ['planted.ts: comment without post_id']],
    ['changes such rows', 'update passkey set counter = 1 where credential_id = $1', ['planted.ts: passkey without account_id']],
  ])('is named when it %s', async (_fault, text, named) => {
    const troubles = await troublesOf(text);
    expect(troubles).toEqual(expect.arrayContaining(named));
    expect(judged(new Set(troubles), false).join('\n')).toContain(named[0]);
  });

  it.each([
    'select from post join community on community.id = community_id where post.id = any($1::text[])',
    'select from post where id = $1 and exists (select from comment where comment.post_id = post.id and comment.status <> $2)',
    'update choice set votes_count = 1 where id = $2 and post_id = $1',
    'insert into vote (thing, voter, kind) values ($1, $2, $3)',
    'select from mill',
  ])('is fine: %s', async (text) => expect(await troublesOf(text)).toEqual([]));
});
