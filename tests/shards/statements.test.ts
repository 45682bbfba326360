import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { shardExceptions, tableGroups, type ShardException } from './shard-exceptions.ts';
import { judged, statementTroubles } from './statement-facts.ts';

const planted = async (text: string) => statementTroubles((await aDatabase()).db, [{ place: 'planted.ts', text }]);
const byAuthor = 'select 1 from comment where author_ref = $1';
const acrossShardGroups = 'select 1 from post join persona on persona.ref = author_ref where post.id = $1';

describe('a statement that an adapter sends', () => {
  it.each([
    ['touches two shard groups', acrossShardGroups, 'planted.ts: persona + post: ask first'],
    [
      'writes to one what it reads of another',
      'insert into subscription (account_id, topic) select $1, content from post where id = $2',
      'planted.ts: post + subscription: ask first',
    ],
    ['asks for rows of a shard group and not by their shard key', byAuthor, 'planted.ts: comment without post_id: ask for'],
    ['changes such rows', 'update recovery_code set hash = $1 where hash = $2', 'planted.ts: recovery_code without account_id: ask for'],
  ])('is refused when it %s', async (_fault, text, reason) =>
    expect(judged(await planted(text), shardExceptions, false)).toEqual([expect.stringContaining(reason)]),
  );

  it.each([
    'select 1 from post join community on community.id = community_id where post.id = any($1::text[])',
    'select 1 from post where id = $1 and exists (select 1 from comment where comment.post_id = post.id and comment.status <> $2)',
    'update choice set votes_count = 1 where id = $2 and post_id = $1',
    'insert into vote (thing, voter, kind) values ($1, $2, $3)',
    'select 1 from mill',
    // Its key does not hold the shard key, so its rows lie in one place.
    'update passkey set counter = 1 where credential_id = $1',
  ])('is fine: %s', async (text) => expect(await planted(text)).toEqual([]));

  it.each([
    ['of that table', byAuthor, ['comment'], true],
    ['of another table', byAuthor, ['post'], false],
    ['of what members write', byAuthor, ['every kind of content'], true],
    ['of both tables that it joins', acrossShardGroups, ['persona', 'post'], true],
    ['of one of the tables that it joins', acrossShardGroups, ['post'], false],
    ['of a round, which joins nothing', acrossShardGroups, ['every table'], false],
  ])('may break the rule by an exception %s: %s %j %j', async (_whose, text, names, isAllowed) =>
    expect(judged(await planted(text), [['planted.ts', names]], false)).toHaveLength(isAllowed ? 0 : 1),
  );

  it('may break the rule by an exception of its whole word, and of no other', async () => {
    const troubles = (await planted(byAuthor)).map((trouble) => ({ ...trouble, place: 'comments/planted.ts' }));
    expect(judged(troubles, [['comments/', ['comment']]], true)).toEqual([]);
    expect(judged(troubles, [['posts/', ['comment']]], false)).toHaveLength(1);
  });
});

describe('an exception', () => {
  it('is refused when all tests ran and no statement needs it', async () => {
    const troubles = await planted(byAuthor);
    const idle = (...exceptions: readonly ShardException[]) => judged(troubles, [['planted.ts', ['comment']], ...exceptions], true);
    expect(idle(['planted.ts', ['every kind of content']])).toEqual([]);
    expect(idle(['planted.ts', ['post']])).toEqual([expect.stringMatching(/^planted\.ts: post stands in .* take it out\.$/)]);
    expect(idle(['gone.ts', ['comment']])).toEqual([expect.stringMatching(/^gone\.ts: comment stands in .* take it out\.$/)]);
  });

  it('names an adapter and tables that are there', () => {
    const names = new Set<string>([...testDeclarations.tables.map(({ name }) => name), ...Object.keys(tableGroups)]);
    expect(shardExceptions.filter(([adapter]) => !existsSync(`src/server/adapters/${adapter}`))).toEqual([]);
    expect(shardExceptions.flatMap(([, own]) => own.filter((name) => !names.has(name)))).toEqual([]);
  });
});
