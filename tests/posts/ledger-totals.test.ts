import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aPostServer, published, tellOfDeletions } from './helpers.ts';

it('the ledger adds to its totals, and recounts where another replaces it (F-04)', async () => {
  const server = await aPostServer();
  const writer = server.aMember();
  const removed = async () => {
    await writer.posts.remove(await published(server, writer));
    await tellOfDeletions(server);
    return (await server.guest.ledger.head()).totals;
  };
  expect(await removed()).toEqual([{ action: 'deleted', rule: 'author', count: 1 }]);
  await sql`update removal set rule = 'spam' where sequence = 1`.execute(server.db);
  expect(await removed(), 'what was counted is not read again').toEqual([{ action: 'deleted', rule: 'author', count: 2 }]);
  await sql`update removal set hash = 'another' where sequence = 2`.execute(server.db);
  expect((await server.guest.ledger.head()).totals).toEqual([
    { action: 'deleted', rule: 'author', count: 1 },
    { action: 'deleted', rule: 'spam', count: 1 },
  ]);
});
