import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dailyLimits } from '#core/content/post-limits.ts';
import { anEdit } from '#tests/content.ts';
import type { MemberPorts } from '#tests/post-server.ts';
import { aPostServer, published } from './helpers.ts';

describe('reports', () => {
  it('are not moved by newcomers, whose twenty hide nothing but reach the queue (T-6, R-072)', async () => {
    const server = await aPostServer();
    const [id, moderator] = [await published(server, server.aMember()), server.aMember({ role: 'moderator' })];
    const report = (ports: MemberPorts) => ports.bySession.reports.file({ resourceId: id, resourceType: 'POST', reason: 'threat' });
    for (let turn = 0; turn < 20; turn++) await report(server.aMember({ madeOn: '2026-11-19' }));
    expect((await moderator.queueItems.list()).items[0]).toMatchObject({ onlyNewcomers: true });
    for (let turn = 0; turn < 2; turn++) await report(server.aMember());
    expect((await server.guest.posts.at(id)).status).toBe('LIVE');
    expect((await moderator.queueItems.list()).items[0]).toMatchObject({ onlyNewcomers: false, reports: [{ reason: 'threat', count: 22 }] });
    await report(server.aMember());
    expect((await server.guest.posts.at(id)).status).toBe('FLAGGED');
  });

  it('of the same thing again use up none of the day’s reports', async () => {
    const server = await aPostServer();
    const [reader, writer, reports] = [server.aMember(), server.aMember(), dailyLimits.reports];
    const report = (resourceId: string) => reader.reports.file({ resourceId, resourceType: 'POST', reason: 'threat' });
    const [once, threat] = [await published(server, writer), await published(server, writer)];
    expect(await report(once)).toBe(true);
    for (let turn = 0; turn < reports; turn++) expect(await report(once)).toBe(false);
    expect((await reader.quotas.left()).reports).toBe(reports - 1);
    expect(await report(threat)).toBe(true);
    await sql`update daily_use set times = ${reports} where times = 2`.execute(server.db);
    await expect(report(await published(server, server.aMember()))).rejects.toMatchObject({ code: 'USER_LIMIT_EXCEEDED' });
    expect(await report(threat)).toBe(false);
  });

  it('and watched words see an edit as new: a changed post waits again (T-7)', async () => {
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
