import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hourMs } from '#core/figures/durations.ts';
import { publishScheduledPosts } from '#server/adapters/posts/publish-scheduled-posts.ts';
import { anEdit } from '#tests/content.ts';
import { post } from './banning.ts';
import { aPostServer } from './helpers.ts';
import { aDayLater, countOf, scheduled, status } from './scheduling.ts';

const watched = 'Our lead behaves like a kutta with interns.';

describe('a post that comes out later and has to be looked at first (A-10, F-17)', () => {
  it('waits for a moderator where a change to it asks for one', async () => {
    const server = await aPostServer();
    const [writer, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    const id = await scheduled(server, writer);
    await writer.posts.change(id, anEdit({ version: 1, content: watched }));
    await aDayLater(server);
    expect(await status(server, id)).toBe('FLAGGED');
    expect((await moderator.queueItems.list()).items).toMatchObject([{ resourceId: id, cause: 'words' }]);
    expect(await server.guest.ledger.from(1)).toEqual([]);
  });

  it('still comes out at that hour when a moderator approves its words', async () => {
    const server = await aPostServer();
    const [writer, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    const [decided, restored] = [await scheduled(server, writer, watched), await scheduled(server, server.aMember(), `${watched} Again.`)];
    const item = (await moderator.queueItems.list()).items.find(({ resourceId }) => resourceId === decided);
    expect(await moderator.moderations.decide(item?.itemId ?? '', { decision: 'keep', rule: null })).toBeNull();
    expect(await moderator.interventions.act(post(restored), { kind: 'restore', rule: null })).toMatchObject({ status: 'SCHEDULED', ledger: null });
    expect([await status(server, decided), await status(server, restored)]).toEqual(['SCHEDULED', 'SCHEDULED']);
    expect([await server.guest.posts.at(decided), await server.guest.ledger.from(1)]).toMatchObject([{ status: 'NOT_FOUND' }, []]);
    await aDayLater(server);
    expect([await status(server, decided), await status(server, restored)]).toEqual(['LIVE', 'LIVE']);
    const { rows } = await sql<{ readonly at: Date }>`select posted_at as at from post where id = ${decided}`.execute(server.db);
    expect(server.clock.now() - (rows[0]?.at.getTime() ?? 0)).toBeLessThan(hourMs);
    await server.aggregate();
    expect(await countOf(server)).toBe(server.communities[0].topicMeta.posts + 2);
  });

  it('is live at once when restored after its moment, which moderators see', async () => {
    const server = await aPostServer();
    const [writer, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    const id = await scheduled(server, writer);
    await aDayLater(server);
    await moderator.interventions.act(post(id), { kind: 'remove', rule: 'spam' });
    const outcome = await moderator.interventions.act(post(id), { kind: 'restore', rule: null });
    expect(outcome).toMatchObject({ status: 'LIVE', ledger: { action: 'restored' } });
    expect(await status(server, id)).toBe('LIVE');
  });

  it('stays for later when a second look restores it, as logged', async () => {
    const server = await aPostServer();
    const [writer, first, second] = [server.aMember(), server.aMember({ role: 'moderator' }), server.aMember({ role: 'moderator' })];
    const id = await scheduled(server, writer, watched);
    await first.interventions.act(post(id), { kind: 'remove', rule: 'harassment' });
    await writer.moderations.appeal(post(id), 'It is our dog.');
    await aDayLater(server);
    const item = (await second.queueItems.list({ stage: 'second' })).items.find(({ resourceId }) => resourceId === id);
    await second.moderations.decide(item?.itemId ?? '', { decision: 'keep', rule: null });
    expect(await status(server, id)).toBe('SCHEDULED');
    expect((await server.guest.ledger.from(1)).map(({ action }) => action)).toEqual(['removed', 'appealed', 'restored']);
    await publishScheduledPosts(server.db, server.secrets, server.clock);
    expect(await status(server, id)).toBe('LIVE');
  });
});
