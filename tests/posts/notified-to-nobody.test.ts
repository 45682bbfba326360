import { describe, expect, it } from 'vitest';
import { aPostServer, draftOf, published } from './helpers.ts';

describe('what a member does quietly (R-072)', () => {
  it('reports, and neither the author nor a moderator nor the ledger learns who it was', async () => {
    const server = await aPostServer();
    const [writer, reporter, moderator] = [server.aMember(), server.aMember(), server.aMember({ role: 'moderator' })];
    const id = await published(server, writer);
    await reporter.bySession.reports.file({ resourceId: id, resourceType: 'POST', reason: 'threat', note: 'It frightens me.' });
    for (const _ of [1, 2]) await server.aMember().bySession.reports.file({ resourceId: id, resourceType: 'POST', reason: 'threat' });
    const { items } = await moderator.queueItems.list();
    const notified = JSON.stringify([items, await writer.posts.at(id), await server.guest.posts.at(id), await server.guest.ledger.from(1)]);
    expect(items[0]?.reports).toEqual([{ reason: 'threat', count: 3, notes: ['It frightens me.'] }]);
    expect((await server.guest.posts.at(id)).status).toBe('FLAGGED');
    const { reporter: hash } = await server.db.selectFrom('report').select('reporter').where('sealed_note', 'is not', null).executeTakeFirstOrThrow();
    for (const name of [reporter.caller.member.userId, writer.caller.member.userId, hash]) expect(notified).not.toContain(name);
  });

  it('mutes, and the muted member reads and answers as before', async () => {
    const server = await aPostServer();
    const [reader, loud] = [server.aMember(), server.aMember()];
    const [theirs, mine] = [await published(server, loud), await published(server, reader)];
    const seen = async (): Promise<string> => JSON.stringify([await loud.posts.at(mine), await loud.posts.at(theirs), await loud.mutes.list()]);
    const before = await seen();
    await reader.mutes.add({ resourceId: theirs, resourceType: 'POST' }, 'MUTE', 'ANONYMOUS');
    expect(await seen()).toBe(before);
    expect(await loud.comments.write(mine, draftOf('Thank you for this.'))).toHaveProperty('comment');
    expect(await server.aMember().mutes.list()).toEqual([]);
  });

  it('reads, writes and votes without being confirmed', async () => {
    const server = await aPostServer();
    const [member, other] = [server.aMember(), server.aMember()];
    const [mine, theirs] = [await published(server, member, { profileType: 'DESIGNATION' }), await published(server, other)];
    expect((await server.db.selectFrom('persona').select('is_verified').distinct().execute()).map((persona) => persona.is_verified)).toEqual([false]);
    expect((await member.posts.at(theirs)).post?.content).toBeTruthy();
    expect(await member.comments.write(theirs, draftOf('It was the same with us.'))).toHaveProperty('comment');
    await member.votes.cast({ resourceId: theirs, resourceType: 'POST' }, 'up');
    expect((await server.guest.posts.at(mine)).post?.author.isVerified).toBe(false);
    expect([...(await member.votes.mineOn([theirs]))]).toEqual([[theirs, 'up']]);
  });

  it('is confirmed and marked beside the work persona, never a made-up name', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    const ids = [await published(server, writer, { profileType: 'ANONYMOUS' }), await published(server, writer, { profileType: 'DESIGNATION' })];
    await server.db.updateTable('persona').set({ is_verified: true }).execute();
    const authors = await Promise.all(ids.map(async (id) => (await server.guest.posts.at(id)).post?.author));
    expect(authors.map((author) => [author?.profileType, author?.isVerified])).toEqual([
      ['ANONYMOUS', false],
      ['DESIGNATION', true],
    ]);
  });
});
