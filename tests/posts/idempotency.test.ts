import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#server/adapters/caller/canonical-json.ts';
import { replayOf } from '#server/adapters/caller/idempotency.ts';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aDraft, anEdit, anId } from '#tests/content.ts';
import type { MemberPorts } from '#tests/post-server.ts';
import { aPostServer, crowd, facts, published, whileAggregating } from './helpers.ts';
import { testDeclarations } from '#tests/database.ts';

const made = async (writer: MemberPorts, draft: Parameters<MemberPorts['posts']['create']>[0]): Promise<string> => {
  const answer = await writer.posts.create(draft);
  if ('refusal' in answer) throw new Error(answer.refusal);
  return answer.postId;
};

describe('one who does it many times at once', () => {
  it('send one submission 64 times, and there is one post (B-13, B-14)', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    const draft = aDraft(server.communities[0], { poll: { options: ['One', 'Two'], days: 7 } });
    const ids = await Promise.all(Array.from({ length: 64 }, () => made(writer, draft)));
    expect(new Set(ids).size).toBe(1);
    const commentDraft = { submissionKey: anId('submission'), content: 'I would ask for it by mail.', profileType: 'ANONYMOUS' as const };
    const comments = await Promise.all(Array.from({ length: 64 }, () => writer.comments.write(ids[0] ?? '', commentDraft)));
    expect(new Set(comments.map((each) => ('comment' in each ? each.comment.commentId : each.refusal))).size).toBe(1);
    const { rows } =
      await sql`select (select count(*)::integer from post) as posts, (select count(*)::integer from choice) as options, (select count(*)::integer from comment) as comments`.execute(
        server.db,
      );
    expect(rows).toEqual([{ posts: 1, options: 2, comments: 1 }]);
    expect((await server.guest.communities.at({ type: 'topic', key: server.communities[0].entityId })).topicMeta.posts).toBe(1);
  });

  it('leave no hash that confirms content, and the previous release’s is still known', async () => {
    const server = await aPostServer();
    const scopes = [server.aMember(), server.aMember()].map(
      ({ caller }) => new RequestScope({ ...testDeclarations, ...adapterParts(server), context: { ...noRequest, caller } }),
    );
    const payload = { content: 'The same words of two members' };
    const sent = (answer: string) =>
      Promise.all(scopes.map((scope) => server.db.transaction().execute((transaction) => replayOf(transaction, scope, { key: 'key', payload, answer }))));
    await sent('first');
    const hashes = await server.db.selectFrom('submission').select('payload').distinct().execute();
    expect(hashes).toHaveLength(2);
    const former = createHash('sha256').update(canonicalJson(payload)).digest('base64url');
    expect(hashes).not.toContainEqual({ payload: former });
    await server.db.updateTable('submission').set({ payload: former }).execute();
    expect(await sent('second')).toEqual(['first', 'first']);
  });

  it('see posts, and each is counted once for each (B-18)', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    const ids = await Promise.all(Array.from({ length: 5 }, () => published(server, writer)));
    await Promise.all(
      crowd(server, 32).flatMap((reader) => [reader.views.record(ids), reader.views.record([...ids, ...ids]), reader.views.record(ids.toReversed())]),
    );
    for (const id of ids) expect((await server.guest.posts.at(id)).post?.viewsCount).toBe(32);
  });

  it('edit one post in two tabs: one is refused, and nothing is lost (B-20)', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    const id = await published(server, writer);
    const edits = await Promise.allSettled(
      Array.from({ length: 16 }, (_, tab) => writer.posts.change(id, anEdit({ content: `This was written in tab ${tab}.` }))),
    );
    expect(edits.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect((await writer.posts.at(id)).post?.version).toBe(2);
  });

  it('mark 32 offers as the current salary, and one of them is (B-21)', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    const offers = [await writer.offers.save(facts), await writer.offers.save(facts), await writer.offers.save(facts)];
    await Promise.all(Array.from({ length: 32 }, (_, turn) => writer.offers.change(offers[turn % 3]?.offerId ?? '', { ...facts, isCurrent: true })));
    expect((await writer.offers.list()).filter(({ isCurrent }) => isCurrent).length).toBe(1);
    const late = await Promise.allSettled(Array.from({ length: 8 }, () => server.aMember().offers.save(facts)));
    expect(late.every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('keep sixty videos at once, and have fifty', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    await Promise.allSettled(Array.from({ length: 60 }, () => writer.videos.keep('https://youtu.be/abcdefghijk', null)));
    expect((await sql`select 1 from video`.execute(server.db)).rows.length).toBe(50);
    expect((await writer.videos.list()).length).toBe(50);
  });

  it('delete while others comment, vote and report, without failure or wrong counts (B-22, B-23)', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    const ids = await Promise.all(Array.from({ length: 6 }, () => published(server, writer)));
    const act = (member: MemberPorts, resourceId: string): Promise<unknown>[] => [
      member.votes.cast({ resourceId, resourceType: 'POST' }, 'up'),
      member.comments.write(resourceId, { submissionKey: anId('submission'), content: 'I would ask for it by mail.', profileType: 'DESIGNATION' }),
      member.reports.file({ resourceId, resourceType: 'POST', reason: 'spam' }),
    ];
    const outcomes = await whileAggregating(
      server,
      Promise.allSettled([
        ...crowd(server, 8).flatMap((member) => ids.flatMap((id) => act(member, id))),
        ...ids.slice(0, 3).map((id) => writer.posts.remove(id)),
      ]),
    );
    const kinds = new Set(outcomes.flatMap((each) => (each.status === 'rejected' ? [String((each.reason as { readonly kind?: string }).kind)] : [])));
    expect([...kinds].filter((kind) => kind !== 'missing')).toEqual([]);
    while ((await server.aggregate()) > 0);
    const { rows } = await sql`
      select post.id from post where up_count <> (select count(*) from vote where thing = post.id and kind = 1)
        or comments_count <> (select count(*) from comment where post_id = post.id and comment.status = 'LIVE')
      union all select id from community where posts_count <> (select count(*) from post where community_id = community.id and status = 'LIVE')`.execute(
      server.db,
    );
    expect(rows).toEqual([]);
  });
});
