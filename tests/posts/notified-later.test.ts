import { describe, expect, it } from 'vitest';
import { aPostServer, crowd, published, tellOfDeletions, withdrawn } from './helpers.ts';
import { missedIn, missedSince, verifyLedger, witnessed } from './witnessing.ts';

/** Persona that goes with the account. A made-up name stays, as no account leads to it. */
const work = { profileType: 'DESIGNATION' } as const;

describe('the removal ledger, which tells later of what authors delete (F-04)', () => {
  it('is whole before, during and after, and names no deleted account’s things meanwhile', async () => {
    const { server, origin, witness, writer, shown, commentId } = await witnessed('DESIGNATION');
    const [kept, hidden] = [await published(server, writer, work), await published(server, writer, work)];
    const moderator = server.aMember({ role: 'moderator' });
    await moderator.interventions.act({ resourceId: hidden, resourceType: 'POST' }, { kind: 'remove', rule: 'spam' });
    server.clock.advance(60_000);
    const named = async () => (await server.guest.ledger.gone()).items;
    const before = await named();
    expect(await verifyLedger(origin, '--witness', witness)).toMatchObject({ code: 0 });
    await withdrawn(server, writer);
    server.clock.advance(60_000);
    expect(await named()).toEqual(before);
    expect(await verifyLedger(origin, '--witness', witness)).toMatchObject({ code: 0, said: expect.stringContaining('but for 2 that are missed') });
    expect(Object.keys(missedIn(witness)).toSorted()).toEqual([kept, shown].toSorted());
    await tellOfDeletions(server);
    server.clock.advance(60_000);
    missedSince(witness, 9);
    expect(await verifyLedger(origin, '--witness', witness)).toMatchObject({ code: 0, said: expect.stringContaining('but for 0 that are missed') });
    expect(missedIn(witness)).toEqual({});
    expect((await named()).map(({ status }) => status)).toEqual(Array(5).fill('DELETED'));
    expect((await named()).map(({ itemId }) => itemId)).not.toContain(commentId);
  });

  it('lets a tombstone name no other reason meanwhile', async () => {
    const server = await aPostServer();
    const [writer, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    const [shown, hidden, removed] = [await published(server, writer, work), await published(server, writer, work), await published(server, writer, work)];
    for (const { bySession } of crowd(server, 3)) await bySession.reports.file({ resourceId: hidden, resourceType: 'POST', reason: 'threat' });
    await moderator.interventions.act({ resourceId: removed, resourceType: 'POST' }, { kind: 'remove', rule: 'spam' });
    expect(await server.guest.posts.at(hidden)).toMatchObject({ status: 'FLAGGED', removal: { rule: 'threat' } });
    await writer.posts.remove(hidden);
    await withdrawn(server, writer);
    for (const id of [shown, hidden])
      expect(await server.guest.posts.at(id)).toEqual({ postId: id, status: 'DELETED', post: null, removal: null, movedTo: null });
    expect(await server.guest.posts.at(removed)).toMatchObject({ status: 'AUTHOR_REJECTED', removal: { rule: 'spam' } });
    await tellOfDeletions(server);
    for (const id of [shown, hidden]) expect(await server.guest.posts.at(id)).toMatchObject({ status: 'DELETED', removal: { rule: 'author' } });
    expect(await server.guest.posts.at(removed)).toMatchObject({ status: 'AUTHOR_REJECTED', removal: { rule: 'spam' } });
    expect((await server.guest.ledger.from(1)).filter(({ action }) => action === 'deleted')).toHaveLength(3);
  });
});
