import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { usualFeed } from '#core/feeds/feeds.ts';
import { hourMs } from '#core/figures/durations.ts';
import { dueMoment, laterHours } from '#core/posts/posted-moment.ts';
import { bringOut } from '#server/adapters/posts/bring-out.ts';
import { aDraft, anEdit } from '#tests/content.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';
import { ban } from './banning.ts';
import { aPostServer } from './helpers.ts';

/** A post that its author wants to come out later. */
async function scheduled(server: PostServer, writer: MemberPorts, content = 'They held my letter.'): Promise<string> {
  const made = await writer.posts.create({ ...aDraft(server.communities[0], { content }), isLater: true });
  if ('refusal' in made) throw new Error(made.refusal);
  return made.postId;
}

/** A day passes, and the server looks what is due. */
async function aDayLater(server: PostServer): Promise<void> {
  server.clock.advance(laterHours * hourMs);
  await bringOut(server.db, server.clock);
}

describe('a post that comes out later (A-10, F-17)', () => {
  it('is seen by its author alone until it is due, and by everybody afterwards, as of that hour', async () => {
    const server = await aPostServer();
    const [writer, moderator] = [server.aMember(), server.aMember({ role: 'administrator' })];
    const id = await scheduled(server, writer);
    await bringOut(server.db, { now: () => server.clock.now() - 1 });
    for (const { posts, feeds } of [server.guest, server.aMember(), moderator]) {
      expect(await posts.at(id)).toEqual({ postId: id, status: 'NOT_FOUND', post: null, removal: null });
      expect((await feeds.list({ ...usualFeed, order: 'LATEST' })).items).toEqual([]);
    }
    await expect(moderator.interventions.act({ resourceId: id, resourceType: 'POST' }, { kind: 'remove', rule: 'spam' })).rejects.toMatchObject({
      kind: 'missing',
    });
    expect((await server.guest.ledger.gone()).items).toEqual([]);
    await aDayLater(server);
    expect(await server.guest.posts.at(id)).toMatchObject({ status: 'LIVE', post: { postedAt: null } });
    const { rows } = await sql<{ readonly at: Date }>`select posted_at as at from post where id = ${id}`.execute(server.db);
    expect(server.clock.now() - (rows[0]?.at.getTime() ?? 0)).toBeLessThan(hourMs);
    await server.aggregate();
    const { rows: counted } = await sql<{
      readonly count: number;
    }>`select posts_count as count from community where id = ${server.communities[0].entityId}`.execute(server.db);
    expect(counted).toEqual([{ count: server.communities[0].topicMeta.posts + 1 }]);
    await bringOut(server.db, server.clock);
    expect(await server.db.selectFrom('scheduled_post').selectAll().execute()).toEqual([]);
  });

  it('does not come out while its persona may not write, nor once its author has deleted it', async () => {
    const server = await aPostServer();
    const [writer, administrator] = [server.aMember(), server.aMember({ role: 'administrator' })];
    const live = await writer.posts.create(aDraft(server.communities[0]));
    const [banned, gone] = [await scheduled(server, writer), await scheduled(server, server.aMember(), 'On second thoughts.')];
    const resource = { resourceId: 'postId' in live ? live.postId : '', resourceType: 'POST' } as const;
    await administrator.interventions.act(resource, ban);
    await sql`update post set status = 'DELETED' where id = ${gone}`.execute(server.db);
    await aDayLater(server);
    expect([await status(server, banned), await status(server, gone)]).toEqual(['SCHEDULED', 'DELETED']);
    for (let day = 0; day < 7; day++) await aDayLater(server);
    expect(await status(server, banned)).toBe('LIVE');
  });

  it('waits for a moderator where a change to it asks for one', async () => {
    const server = await aPostServer();
    const [writer, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    const id = await scheduled(server, writer);
    await writer.posts.change(id, anEdit({ version: 1, content: 'Our lead behaves like a kutta with interns.' }));
    await aDayLater(server);
    expect(await status(server, id)).toBe('FLAGGED');
    expect((await moderator.queueItems.list()).items).toMatchObject([{ resourceId: id, cause: 'words' }]);
    expect(await server.guest.ledger.from(1)).toEqual([]);
  });

  it('is due at a moment of the next day that chance draws, so that the next round after it still comes within a day', () => {
    expect([dueMoment(0, 0), dueMoment(0, 0.999_999_999)]).toEqual([0, (laterHours - 1) * hourMs - 1]);
  });
});

const status = async ({ db }: PostServer, id: string): Promise<unknown> =>
  (await db.selectFrom('post').select('status').where('id', '=', id).executeTakeFirst())?.status;
