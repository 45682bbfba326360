import { describe, expect, it } from 'vitest';
import type { MemberPorts } from '#tests/post-server.ts';
import { aPostServer, published } from './helpers.ts';

describe('reports', () => {
  it('is not moved by newcomers, however many: twenty accounts of yesterday hide nothing, and the queue still sees them (T-6, R-072)', async () => {
    const server = await aPostServer();
    const [id, moderator] = [await published(server, server.somebody()), server.somebody({ role: 'moderator' })];
    const report = (ports: MemberPorts) => ports.reports.file({ resourceId: id, resourceType: 'POST', reason: 'threat' });
    for (let turn = 0; turn < 20; turn++) await report(server.somebody({ madeOn: '2026-11-19' }));
    for (let turn = 0; turn < 2; turn++) await report(server.somebody());
    expect((await server.guest.posts.at(id)).status).toBe('LIVE');
    expect((await moderator.moderations.queue()).items[0]?.reports).toMatchObject([{ reason: 'threat', count: 22 }]);
    await report(server.somebody());
    expect((await server.guest.posts.at(id)).status).toBe('FLAGGED');
  });
});
