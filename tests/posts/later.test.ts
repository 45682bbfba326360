import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { usualFeed } from '#core/feeds/feeds.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import { laterHours } from '#core/posts/later-hours.ts';
import { dueMoment } from '#core/posts/posted-moment.ts';
import { deleteAccount } from '#server/adapters/account/account-remains.ts';
import { publishScheduledPosts } from '#server/adapters/posts/publish-scheduled-posts.ts';
import { aPicture } from '#tests/pictures.ts';
import { ban, post } from './banning.ts';
import { aPostServer, published, tellOfDeletions, withdrawn } from './helpers.ts';
import { aDayLater, countOf, scheduled, status } from './scheduling.ts';
import { testDeclarations } from '#tests/database.ts';

const work = { profileType: 'DESIGNATION' } as const;

describe('a post that comes out later (A-10, F-17)', () => {
  it('is seen by its author alone until due, then by everyone', async () => {
    const server = await aPostServer();
    const [writer, moderator] = [server.aMember(), server.aMember({ role: 'administrator' })];
    const id = await scheduled(server, writer);
    await publishScheduledPosts(server.db, server.secrets, { now: () => server.clock.now() - 1 });
    for (const { posts, feeds } of [server.guest, server.aMember(), moderator]) {
      expect(await posts.at(id)).toEqual({ postId: id, status: 'NOT_FOUND', post: null, removal: null, movedTo: null });
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
    expect(await countOf(server)).toBe(server.communities[0].topicMeta.posts + 1);
    await publishScheduledPosts(server.db, server.secrets, server.clock);
    expect(await server.db.selectFrom('scheduled_post').selectAll().execute()).toEqual([]);
  });

  it('does not come out while its persona is silenced, nor after deletion', async () => {
    const server = await aPostServer();
    const [writer, administrator] = [server.aMember(), server.aMember({ role: 'administrator' })];
    const live = await published(server, writer);
    const [banned, gone] = [await scheduled(server, writer), await scheduled(server, server.aMember(), 'On second thoughts.')];
    await administrator.interventions.act(post(live), ban);
    await sql`update post set status = 'DELETED' where id = ${gone}`.execute(server.db);
    await aDayLater(server);
    expect([await status(server, banned), await status(server, gone)]).toEqual(['SCHEDULED', 'DELETED']);
    for (let day = 0; day < 7; day++) await aDayLater(server);
    expect(await status(server, banned)).toBe('LIVE');
  });

  it('waits while its community is closed, and while the account of its author rests', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    const [inClosed, ofResting] = [await scheduled(server, writer), await scheduled(server, server.aMember(), 'Ours came in time.', server.communities[1])];
    const close = (isClosed: boolean) => sql`update community set is_closed = ${isClosed} where id = ${server.communities[0].entityId}`.execute(server.db);
    const rest = (isHidden: boolean) =>
      sql`update persona set is_hidden = ${isHidden} from post where ref = author_ref and id = ${ofResting}`.execute(server.db);
    await close(true);
    await rest(true);
    await aDayLater(server);
    expect([await status(server, inClosed), await status(server, ofResting)]).toEqual(['SCHEDULED', 'SCHEDULED']);
    await close(false);
    await aDayLater(server);
    await rest(false);
    expect([await status(server, inClosed), await status(server, ofResting)]).toEqual(['LIVE', 'SCHEDULED']);
    await aDayLater(server);
    expect(await status(server, ofResting)).toBe('LIVE');
  });

  it('never comes out after its author’s account is deleted, whatever remains', async () => {
    const server = await aPostServer();
    const writer = server.aMember({ as: 'DESIGNATION' });
    const [live, id] = [await published(server, writer, work), await scheduled(server, writer, undefined, undefined, work)];
    const left = { designationProfile: 'leave', feedback: 'leave' } as const;
    const { db, secrets, clock } = server;
    await db
      .transaction()
      .execute((transaction) => deleteAccount(transaction, { ...testDeclarations, secrets, now: clock.now() }, writer.caller.member.userId, left));
    await aDayLater(server);
    expect([await status(server, live), await status(server, id)]).toEqual(['LIVE', undefined]);
  });

  it('leaves no trace when its author deletes it, for nobody saw it', async () => {
    const server = await aPostServer();
    const writer = server.aMember({ as: 'DESIGNATION' });
    const [one, withAccount] = [
      await scheduled(server, writer, undefined, undefined, work),
      await scheduled(server, writer, 'On second thoughts.', undefined, work),
    ];
    await writer.posts.remove(one);
    await withdrawn(server, writer);
    await tellOfDeletions(server);
    expect([await status(server, one), await status(server, withAccount)]).toEqual([undefined, undefined]);
    expect([await server.guest.ledger.from(1), (await server.guest.ledger.gone()).items]).toEqual([[], []]);
    await aDayLater(server);
    await server.aggregate();
    expect(await countOf(server)).toBe(server.communities[0].topicMeta.posts);
  });

  it('has pictures that its author takes away, and that no moderator sees', async () => {
    const server = await aPostServer();
    const [writer, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    const { fileKey } = await writer.postPictures.upload(await aPicture(), undefined, 'ANONYMOUS');
    const id = await scheduled(server, writer, 'Look.', server.communities[0], { media: [{ mediaType: 'IMAGE', fileKey }] });
    expect([await moderator.pictureOf(fileKey), await server.guest.pictureOf(fileKey)]).toEqual([undefined, undefined]);
    expect(await writer.pictureOf(fileKey)).toMatchObject({ isPublic: false });
    await writer.postPictures.remove(id, fileKey);
    expect(await writer.pictureOf(fileKey)).toBeUndefined();
  });

  it('has a poll whose days count from when it comes out, however long it waited', async () => {
    const server = await aPostServer();
    const [writer, late] = [server.aMember(), server.aMember()];
    const poll = { options: ['Yes', 'No'], days: 3 };
    const [id, waiting] = [
      await scheduled(server, writer, 'Did it come?', server.communities[0], { poll }),
      await scheduled(server, late, 'And yours?', server.communities[1], { poll }),
    ];
    await sql`update community set is_closed = true where id = ${server.communities[1].entityId}`.execute(server.db);
    await aDayLater(server);
    const inDays = (days: number) => dayOf(server.clock.now() + days * dayMs);
    expect((await server.guest.posts.at(id)).post?.poll?.closesOn).toBe(inDays(3));
    await sql`update community set is_closed = false`.execute(server.db);
    for (let day = 0; day < 5; day++) await aDayLater(server);
    expect((await server.guest.posts.at(waiting)).post?.poll?.closesOn).toBe(inDays(-1));
  });

  it('comes out in an order that chance draws, and one that cannot stops no other', async () => {
    const server = await aPostServer();
    const ids: string[] = [];
    for (let at = 0; at < 12; at++) ids.push(await scheduled(server, server.aMember(), `Letter ${at}.`));
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(server.db);
    onTestFinished(async () => void (await sql`drop function refuse() cascade`.execute(server.db)));
    await sql`create trigger refused before update on post for each row when (old.content = 'Letter 5.') execute function refuse()`.execute(server.db);
    await sql`update scheduled_post set due = ${new Date(server.clock.now())}`.execute(server.db);
    await expect(publishScheduledPosts(server.db, server.secrets, server.clock)).rejects.toMatchObject({ message: '1 of them failed, each by itself' });
    const { rows } = await sql<{ readonly id: string }>`select id from post where status = 'LIVE' order by xmin::text::bigint`.execute(server.db);
    const [came, written] = [rows.map(({ id }) => id), ids.toSpliced(5, 1)];
    expect(came.toSorted()).toEqual(written.toSorted());
    expect([written, came.toSorted()]).not.toContainEqual(came);
  });

  it('is due at a random moment the next day, so within one', () => {
    expect([dueMoment(0, 0), dueMoment(0, 0.999_999_999)]).toEqual([0, (laterHours - 1) * hourMs - 1]);
  });
});
