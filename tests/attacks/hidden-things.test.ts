import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#tests/login/signed-in.ts';
import { openOwnedServer, type OwnedServer } from './owned-server.ts';

const plainly = { headers: { appid: '999', systemid: 'AB_WEB' } } as const;

/** Ways to read a hidden post: answer, figures, comments, page, and picture in both sizes. */
const waysTo = ({ postId, commentId, pictureId }: OwnedServer['things']) => [
  `/api/feed/v1/feed/${postId}`,
  `/api/feed/v1/feed/meta/${postId}`,
  `/api/feed/v1/post/${postId}/comments`,
  `/media/${pictureId}`,
  `/media/${pictureId}/small`,
  `/api/feed/v1/comment/${commentId}`,
  `/api/feed/v1/comment/${commentId}/replies`,
];

describe('a post that is hidden (S-43, T-5)', () => {
  it.each(['FLAGGED', 'AUTHOR_REJECTED'])('is seen by moderators, by its author, and by nobody else: %s', async (status) => {
    const server = await openOwnedServer();
    const moderator = await signedIn(server, 'demo-moderator');
    await sql`update post set status = ${status} where id = ${server.things.postId}`.execute(server.db);
    for (const url of waysTo(server.things)) {
      for (const who of [server.guest, server.reader, server.thief]) {
        const answer = await who.ask(url, plainly);
        expect([url, answer.payload.includes('canary')]).toEqual([url, false]);
        if (!url.endsWith(`/v1/feed/${server.things.postId}`)) expect([url, answer.statusCode]).toEqual([url, 404]);
        else expect(answer.json()).toMatchObject({ status, post: null });
      }
      for (const who of [server.owner, moderator]) {
        const answer = await who.ask(url, plainly);
        expect([url, answer.statusCode]).toEqual([url, 200]);
        expect(answer.headers['cache-control'], url).toMatch(/no-store/);
        expect(answer.headers['cache-control'], url).not.toMatch(/public|max-age/);
      }
    }
    const { post, removal } = (await moderator.ask(`/api/feed/v1/feed/${server.things.postId}`, plainly)).json();
    expect(post).toMatchObject({ title: 'canary-title', isMine: false, mayEdit: false, mayDelete: false, moderation: [] });
    expect(removal === null || typeof removal.rule === 'string').toBe(true);
  });

  it('can be looked at by a moderator, and not voted on, answered, shared or hidden', async () => {
    const server = await openOwnedServer();
    const moderator = await signedIn(server, 'demo-moderator');
    const { postId, pollId } = server.things;
    await sql`update post set status = 'FLAGGED' where id in (${postId}, ${pollId})`.execute(server.db);
    const tries = [
      ['castVote', { resourceId: postId, resourceType: 'POST', voteType: 'up' }],
      ['sharePost', { postId }],
      ['votePoll', { postId: pollId, optionId: server.things.optionId }],
      ['reportContent', { resourceId: postId, resourceType: 'POST', reason: 'spam' }],
    ] as const;
    for (const [operationId, body] of tries) {
      const answer = await moderator.call(operationId, { payload: JSON.stringify(body) });
      expect([operationId, answer.statusCode]).toEqual([operationId, 404]);
    }
  });

  it('is gone for moderators too once its author has deleted it', async () => {
    const server = await openOwnedServer();
    const moderator = await signedIn(server, 'demo-moderator');
    await server.owner.call('deletePost', { inPath: { postId: server.things.postId } });
    const answer = await moderator.ask(`/api/feed/v1/feed/${server.things.postId}`, plainly);
    expect(answer.json()).toMatchObject({ status: 'DELETED', post: null });
    expect((await moderator.ask(`/media/${server.things.pictureId}`, plainly)).statusCode).toBe(404);
  });
});
