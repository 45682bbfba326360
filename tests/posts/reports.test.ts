import { describe, expect, it } from 'vitest';
import { anEdit } from '#tests/content.ts';
import type { MemberPorts } from '#tests/post-server.ts';
import { aPostServer, published } from './helpers.ts';

describe('reports', () => {
  it('is not moved by newcomers, however many: twenty accounts of yesterday hide nothing, and the queue still sees them (T-6, R-072)', async () => {
    const server = await aPostServer();
    const [id, moderator] = [await published(server, server.aMember()), server.aMember({ role: 'moderator' })];
    const report = (ports: MemberPorts) => ports.reports.file({ resourceId: id, resourceType: 'POST', reason: 'threat' });
    for (let turn = 0; turn < 20; turn++) await report(server.aMember({ madeOn: '2026-11-19' }));
    expect((await moderator.queueItems.list()).items[0]).toMatchObject({ onlyNewcomers: true });
    for (let turn = 0; turn < 2; turn++) await report(server.aMember());
    expect((await server.guest.posts.at(id)).status).toBe('LIVE');
    expect((await moderator.queueItems.list()).items[0]).toMatchObject({ onlyNewcomers: false, reports: [{ reason: 'threat', count: 22 }] });
    await report(server.aMember());
    expect((await server.guest.posts.at(id)).status).toBe('FLAGGED');
  });

  it('and watched words look at an edit as at a new post: a kept post that is changed waits again (T-7)', async () => {
    const server = await aPostServer();
    const [writer, reader, moderator] = [server.aMember(), server.aMember(), server.aMember({ role: 'moderator' })];
    const id = await published(server, writer);
    const report = () => reader.reports.file({ resourceId: id, resourceType: 'POST', reason: 'personal-details' });
    const waiting = async () => (await moderator.queueItems.list()).items;
    expect([await report(), await report()]).toEqual([true, false]);
    await moderator.moderations.decide((await waiting())[0]?.itemId ?? '', { decision: 'keep', rule: null });
    const change = async (content: string) => {
      const { post } = await writer.posts.at(id);
      await writer.posts.change(id, anEdit({ version: post?.version ?? 0, title: post?.title ?? null, content }));
    };
    await change('Ramesh of flat 12 is a thief.');
    expect(await waiting()).toMatchObject([{ resourceId: id, cause: 'edit', post: { content: 'Ramesh of flat 12 is a thief.' } }]);
    expect([await report(), await report()]).toEqual([true, false]);
    await change('Our lead behaves like a kutta with interns.');
    expect(await server.guest.posts.at(id)).toMatchObject({ status: 'FLAGGED' });
    expect((await server.guest.ledger.from(1)).map(({ action }) => action)).toEqual(['flagged']);
  });
});
