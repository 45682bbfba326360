import { describe, expect, it } from 'vitest';
import { aDraft } from '#tests/content.ts';
import { aPicture } from '#tests/pictures.ts';
import { openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';
import { aBrowser, aWriter, published } from './keyed-browser.ts';

type Browser = Awaited<ReturnType<typeof aBrowser>>;

async function act(server: PersonaServer, resourceId: string, resourceType: 'POST' | 'COMMENT', known: object): Promise<void> {
  const session = await server.signIn({ role: 'administrator' });
  const body = { resourceId, resourceType, rule: 'spam', note: 'Enough.', ...known };
  const answer = await server.ask('/api/moderation/v1/intervention', { method: 'POST', session, body });
  expect(answer.statusCode, answer.payload).toBe(200);
}

async function commented({ comments }: Browser, postId: string, content: string): Promise<string> {
  const written = await comments.write(postId, { submissionKey: `comment-of-a-test-${content.length}`, content, profileType: 'ANONYMOUS' });
  if (!('comment' in written)) throw new Error(written.refusal);
  return written.comment.commentId;
}

const bySession = ({ sent }: Browser): readonly string[] => sent.filter(({ headers }) => headers['cookie'] !== undefined).map(({ path }) => path);

describe('pictures under a made-up name by key (F-07)', () => {
  it('are uploaded, shown and removed by the key, and the session never requests one', async () => {
    const server = await openPersonaServer();
    const writer = await aWriter(server);
    const { fileKey, small } = await writer.pictures.upload(await aPicture(), undefined, 'ANONYMOUS');
    expect(await writer.ownPictures.takersOf('ANONYMOUS')).toEqual(['ANONYMOUS']);
    expect(await writer.ownPictures.addressOf(small.url, ['ANONYMOUS'])).toBe('blob:1');
    expect(await writer.brought[0]?.slice(8, 12).text()).toBe('WEBP');
    const postId = await published(writer, aDraft(server.communities[0], { media: [{ mediaType: 'IMAGE', fileKey }] }));
    await act(server, postId, 'POST', { kind: 'remove' });
    const { post } = await writer.posts.at(postId);
    expect([post?.status, post?.pictures.map((picture) => [picture.url, picture.small.url])]).toEqual(['AUTHOR_REJECTED', [['blob:1', 'blob:1']]]);
    expect((await writer.feeds.mine()).items[0]?.pictures[0]?.small.url).toBe('blob:1');
    expect(bySession(writer).filter((path) => path.includes('media'))).toEqual([]);
    for (const { headers, setCookies } of writer.sent.filter(({ path }) => path.includes('media')))
      expect([headers['cookie'], headers['clienttype'], headers['signature'] === undefined, setCookies]).toEqual([undefined, undefined, false, []]);
  });

  it('are taken out of a post by the key', async () => {
    const server = await openPersonaServer();
    const writer = await aWriter(server);
    const { fileKey } = await writer.pictures.upload(await aPicture(), undefined, 'ANONYMOUS');
    const postId = await published(writer, aDraft(server.communities[0], { media: [{ mediaType: 'IMAGE', fileKey }] }));
    expect((await writer.posts.at(postId)).post?.pictures.map((picture) => picture.fileKey)).toEqual([fileKey]);
    await writer.pictures.remove(postId, fileKey);
    expect((await writer.posts.at(postId)).post?.pictures).toEqual([]);
  });

  it('of the account belong to both its names without a key, and show unchanged', async () => {
    const reader = await aBrowser(await openPersonaServer());
    expect(await reader.ownPictures.takersOf('ANONYMOUS')).toEqual(['ANONYMOUS', 'DESIGNATION']);
    expect(await reader.ownPictures.addressOf('/media/f8d1f0c2m7c1t8zb', ['ANONYMOUS'])).toBe('/media/f8d1f0c2m7c1t8zb');
  });
});

describe('what the author by key gets (F-07)', () => {
  it('is new until viewed, which the server never learns, as that would link both', async () => {
    const server = await openPersonaServer();
    const writer = await aWriter(server);
    const postId = await published(writer, aDraft(server.communities[0]));
    expect((await writer.decisions.news()).hasNew).toBe(false);
    await act(server, postId, 'POST', { kind: 'warn' });
    server.clock.advance(90_000);
    expect((await writer.decisions.news()).hasNew).toBe(true);
    expect((await writer.decisions.list()).decisions).toMatchObject([{ resourceId: postId, profileType: 'ANONYMOUS', isNew: true }]);
    await writer.decisions.markRead();
    expect((await writer.decisions.news()).hasNew).toBe(false);
    const looks = await server.db.selectFrom('decision_look').select('looked_at').execute();
    expect(looks.map(({ looked_at }) => Number(looked_at))).toEqual([0]);
    expect(writer.sent.filter(({ path, headers }) => path.endsWith('/own/read') && headers['signature'] !== undefined)).toEqual([]);
  });

  it('can be appealed by key, both measures and bans, unknown to the account', async () => {
    const server = await openPersonaServer();
    const writer = await aWriter(server);
    const postId = await published(writer, aDraft(server.communities[0]));
    await act(server, postId, 'POST', { kind: 'warn' });
    await act(server, postId, 'POST', { kind: 'ban', days: 7 });
    const { decisions, sanctions } = await writer.decisions.list();
    expect(decisions).toMatchObject([{ resourceId: postId, outcome: { measure: 'warn', mayAppeal: true } }]);
    expect((await writer.posts.at(postId)).post).toMatchObject({ status: 'LIVE', isMine: true, moderation: [{ measure: 'warn', mayAppeal: true }] });
    expect(sanctions).toMatchObject([{ measure: 'ban', profileType: 'ANONYMOUS', appeal: 'none' }]);
    expect(await writer.moderations.appeal({ resourceId: postId, resourceType: 'POST' }, 'It was a question.')).toBe('open');
    expect(await writer.bans.appeal('It was no ad.', 'ANONYMOUS')).toBe('open');
    expect((await writer.decisions.list()).sanctions).toMatchObject([{ measure: 'ban', appeal: 'open' }]);
    expect(bySession(writer).filter((path) => /appeal|second/.test(path))).toEqual([]);
    await expect(published(writer, aDraft(server.communities[0]))).rejects.toMatchObject({ code: 'NAME_BANNED' });
    await expect(writer.bans.appeal('It was no ad.')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is a ban of the name alone, also for administrators, as no account is known', async () => {
    const server = await openPersonaServer();
    const postId = await published(await aWriter(server), aDraft(server.communities[0]));
    await act(server, postId, 'POST', { kind: 'ban', days: 7 });
    const answer = await server.ask('/api/moderation/v1/bans', { session: await server.signIn({ role: 'administrator' }) });
    expect(answer.json()).toMatchObject({ items: [{ measure: 'ban', covers: 'persona', postId }] });
  });

  it('are their own comments that others do not see, where they would stand', async () => {
    const server = await openPersonaServer();
    const [writer, other] = [await aWriter(server), await aWriter(server, { userName: 'Quiet Banyan', avatarUri: '17-sky' })];
    const postId = await published(other, aDraft(server.communities[0]));
    const [root, answered] = [await commented(writer, postId, 'They held mine too.'), await commented(other, postId, 'For how long was it?')];
    const reply = await writer.comments.reply(answered, { submissionKey: 'comment-of-a-test-0009', content: 'Ninety days.', profileType: 'ANONYMOUS' });
    if (!('comment' in reply)) throw new Error(reply.refusal);
    for (const commentId of [root, reply.comment.commentId]) await act(server, commentId, 'COMMENT', { kind: 'remove' });
    await writer.decisions.news();
    const mine = (await writer.comments.under(postId, 'newest')).items;
    expect(mine.map((thread) => [thread.commentId, thread.content, thread.isMine, thread.status])).toEqual([
      [root, 'They held mine too.', true, 'AUTHOR_REJECTED'],
      [answered, 'For how long was it?', false, 'LIVE'],
    ]);
    expect(mine[0]?.moderation).toMatchObject([{ measure: 'remove', mayAppeal: true }]);
    expect(mine[1]?.replies.map(({ commentId, content }) => [commentId, content])).toEqual([[reply.comment.commentId, 'Ninety days.']]);
    const shown = (await other.comments.under(postId, 'newest')).items;
    expect(shown.map(({ commentId, replies }) => [commentId, replies.length])).toEqual([[answered, 0]]);
    expect(writer.sent.filter(({ path, headers }) => path.endsWith('/comments') && headers['signature'] !== undefined)).toEqual([]);
  });

  it('is not asked again under the key of another member of the device', async () => {
    const server = await openPersonaServer();
    const [writer, other] = [await aWriter(server), await aWriter(server, { userName: 'Quiet Banyan', avatarUri: '17-sky' })];
    const postId = await published(other, aDraft(server.communities[0]));
    await act(server, await commented(writer, postId, 'They held mine too.'), 'COMMENT', { kind: 'remove' });
    expect((await writer.comments.under(postId, 'newest')).items).toHaveLength(1);
    await writer.keys.forget();
    await writer.keys.make();
    await writer.keys.note({ persona: { userName: 'Late Otter', avatarUri: '17-sky' } });
    const before = writer.sent.length;
    expect((await writer.comments.under(postId, 'newest')).items).toEqual([]);
    const asked = new Set([
      '/api/user/user/anonymous-profile',
      '/api/feed/v1/mute',
      `/api/feed/v1/post/${postId}/comments`,
      '/api/moderation/v1/decisions/own',
    ]);
    expect(new Set(writer.sent.slice(before).map(({ path }) => path))).toEqual(asked);
  });

  it('are the comments below their own post that is hidden', async () => {
    const server = await openPersonaServer();
    const [writer, other] = [await aWriter(server), await aWriter(server, { userName: 'Quiet Banyan', avatarUri: '17-sky' })];
    const postId = await published(writer, aDraft(server.communities[0]));
    const commentId = await commented(other, postId, 'For how long was it?');
    await act(server, postId, 'POST', { kind: 'remove' });
    await writer.posts.at(postId);
    expect((await writer.comments.under(postId, 'newest')).items).toMatchObject([{ commentId }]);
    await expect(other.comments.under(postId, 'newest')).rejects.toMatchObject({ kind: 'missing' });
  });
});
