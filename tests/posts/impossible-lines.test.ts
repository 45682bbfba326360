import { describe, expect, it } from 'vitest';
import { addToLedger } from '#server/adapters/moderation/add-to-ledger.ts';
import { aPostServer, published } from './helpers.ts';
import { served, verifyLedger } from './witnessing.ts';

const line = { itemKind: 'post', stars: null, rule: 'spam', askedBy: 'author' } as const;

describe('the order of the lines of the removal ledger, from outside (F-04, T-3)', () => {
  it('shows an appeal of what was never removed, though every hash fits', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    const itemId = await published(server, writer);
    const { origin } = await served(server, writer);
    expect(await verifyLedger(origin)).toMatchObject({ code: 0 });
    const community = server.communities[0].slug;
    server.clock.advance(60_000);
    await server.db.transaction().execute(async (transaction) => {
      await addToLedger(transaction, server.clock.now(), { ...line, community, itemId, action: 'appealed', appeal: 'open' });
    });
    expect(await verifyLedger(origin)).toEqual({
      code: 1,
      said: expect.stringMatching(/^Line 8 says what cannot follow the lines before it about the same thing\./),
    });
  });

  it('accepts what waited from the start, was kept, and is later hidden and restored', async () => {
    const server = await aPostServer();
    const [writer, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    const id = await published(server, writer, { content: 'Our lead behaves like a kutta with interns.' });
    const act = (kind: 'remove' | 'restore' | 'lock') =>
      moderator.interventions.act({ resourceId: id, resourceType: 'POST' }, { kind, rule: kind === 'restore' ? null : 'spam' });
    await act('restore');
    await act('remove');
    await act('restore');
    await act('lock');
    expect((await moderator.ledger.from(1)).map(({ action }) => action)).toEqual(['restored', 'removed', 'restored', 'locked']);
    const { origin } = await served(server, writer);
    server.clock.advance(60_000);
    expect(await verifyLedger(origin)).toMatchObject({ code: 0 });
  });
});
