import { describe, expect, it } from 'vitest';
import type { KeyNotes } from '#core/persona-keys/persona-keys.ts';
import { aDraft, anEdit } from '#tests/content.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aBrowser, aWriter, kite, published } from './keyed-browser.ts';

describe('a browser that holds the key of a made-up name (F-07)', () => {
  it('makes the name by token, and says it nowhere by session', async () => {
    const server = await openPersonaServer();
    const browser = await aBrowser(server);
    expect(await browser.anonymous.problemWith('Asha  Rao')).toBe('own-name');
    expect(await browser.anonymous.problemWith(kite.userName)).toBeUndefined();
    expect((await browser.anonymous.suggestNames('en')).length).toBeGreaterThan(0);
    expect(await browser.anonymous.save(kite)).toEqual(kite);
    expect(await browser.anonymous.own()).toEqual(kite);
    expect(await browser.anonymous.save({ ...kite, userName: 'Braver Kite' })).toEqual({ ...kite, userName: 'Braver Kite' });
    const bySession = browser.sent.filter(({ headers }) => headers['cookie'] !== undefined).map(({ path }) => path);
    expect(new Set(bySession)).toEqual(new Set(['/api/persona/v1/issuer-keys', '/api/persona/v1/token']));
  });

  it('knows its own things again after it was renamed in another browser', async () => {
    const server = await openPersonaServer();
    const [first, second] = [await aWriter(server), await aBrowser(server)];
    const postId = await published(first, aDraft(server.communities[0]));
    const secret = { passphrase: 'seven quiet banyans', salt: 'SALT' };
    const { publicKey } = await second.keys.restore((await first.keys.seal(secret)).sealed, secret);
    await second.keys.note({ persona: kite });
    await first.anonymous.save({ ...kite, userName: 'Braver Kite' });
    expect((await second.posts.at(postId)).post).toMatchObject({ isMine: true, author: { name: 'Braver Kite' } });
    expect(await second.keys.local()).toEqual({ publicKey, persona: { ...kite, userName: 'Braver Kite' } });
  });

  it('that was deleted in another browser says so to anyone who writes under it', async () => {
    const server = await openPersonaServer();
    const writer = await aWriter(server);
    const [first, second] = [aDraft(server.communities[0]), aDraft(server.communities[0], { title: 'Another one' })];
    await published(writer, first);
    await writer.byKey.persona.deletePersona({});
    await expect(writer.posts.create(second)).rejects.toMatchObject({ kind: 'conflict', code: 'NAME_DELETED' });
  });

  it('writes, edits and deletes by key, and recognises its own in session answers', async () => {
    const server = await openPersonaServer();
    const [writer, other] = [await aWriter(server), await aBrowser(server)];
    const [place] = server.communities;
    const draft = aDraft(place);
    const postId = await published(writer, draft);
    expect(await published(writer, draft)).toBe(postId);
    expect((await writer.posts.at(postId)).post).toMatchObject({ isMine: true, mayEdit: true, mayDelete: true, author: { name: kite.userName } });
    expect((await other.posts.at(postId)).post).toMatchObject({ isMine: false, mayEdit: false, mayDelete: false });
    expect(await writer.posts.change(postId, anEdit())).toMatchObject({ version: 2, isMine: true });
    const written = await writer.comments.write(postId, { submissionKey: 'comment-of-a-test-0001', content: 'Thank you all.', profileType: 'ANONYMOUS' });
    if (!('comment' in written)) throw new Error(written.refusal);
    const { commentId } = written.comment;
    const [thread] = (await writer.comments.under(postId, 'newest')).items;
    expect(thread).toMatchObject({ commentId, isMine: true, mayEdit: true, mayDelete: true });
    expect(await writer.comments.change(commentId, { version: 1, content: 'Thanks.' })).toMatchObject({ content: 'Thanks.', isMine: true });
    expect((await writer.comments.mine()).items).toMatchObject([{ comment: { commentId, isMine: true, author: { name: kite.userName } }, mayOpen: true }]);
    expect(await writer.byKey.persona.getPersonaFigures({})).toEqual({ posts: 1, comments: 1, questions: 0 });
    await writer.comments.remove(commentId);
    expect(await writer.byKey.persona.getPersonaFigures({})).toEqual({ posts: 1, comments: 0, questions: 0 });
    expect((await writer.comments.mine()).items).toEqual([]);
    expect((await writer.feeds.mine()).items.map((post) => [post.postId, post.isMine])).toEqual([[postId, true]]);
    expect(await writer.feeds.myFigures()).toMatchObject({ postsCount: 1 });
    await writer.posts.remove(postId);
    expect((await writer.posts.at(postId)).status).toBe('DELETED');
  });

  it('is listed among the personas, with its quotas, mutes and decisions', async () => {
    const server = await openPersonaServer();
    const [writer, other] = [await aWriter(server), await aWriter(server, { userName: 'Quiet Banyan', avatarUri: '17-sky' })];
    expect((await writer.personas.available()).personas).toEqual([{ profileType: 'ANONYMOUS', userName: 'Brave Kite', bio: null, avatarUri: '3-rose' }]);
    const before = await writer.quotas.left('ANONYMOUS');
    const postId = await published(writer, aDraft(server.communities[0]));
    expect((await writer.quotas.left('ANONYMOUS')).posts).toBe(before.posts - 1);
    expect((await writer.quotas.left('DESIGNATION')).posts).toBe(before.posts);
    const { muteId } = await other.mutes.add({ resourceId: postId, resourceType: 'POST' }, 'BLOCK', 'ANONYMOUS');
    expect((await other.mutes.list()).map((mute) => mute.muteId)).toEqual([muteId]);
    await other.mutes.remove(muteId);
    expect(await other.mutes.list()).toEqual([]);
    expect(await writer.decisions.list()).toEqual({ decisions: [], reports: [], sanctions: [] });
    await writer.decisions.markRead();
  });

  it('joins no signed request to its session: no cookie goes along, and none comes back', async () => {
    const server = await openPersonaServer();
    const writer = await aWriter(server);
    const postId = await published(writer, aDraft(server.communities[0]));
    await writer.posts.change(postId, anEdit());
    await writer.feeds.mine();
    await writer.comments.mine();
    const signed = writer.sent.filter(({ headers }) => headers['signature'] !== undefined);
    expect(signed.length).toBeGreaterThan(3);
    for (const { headers, setCookies } of signed) {
      expect([headers['cookie'], headers['authorization'], headers['clienttype'], ...setCookies]).toEqual([undefined, undefined, undefined]);
      expect(headers['systemid']).toBe('AB_WEB');
    }
    expect(writer.sent.filter(({ path, headers }) => headers['cookie'] !== undefined && /post\b/.test(path) && headers['content-type'] !== undefined)).toEqual(
      [],
    );
  });

  it('holds its name apart from another member of the device', async () => {
    const server = await openPersonaServer();
    const writer = await aWriter(server);
    const postId = await published(writer, aDraft(server.communities[0]));
    const stranger = await aWriter(server, { userName: 'Quiet Banyan', avatarUri: '17-sky' });
    expect((await stranger.posts.at(postId)).post).toMatchObject({ isMine: false });
    await expect(stranger.posts.change(postId, anEdit())).rejects.toMatchObject({ kind: 'missing' });
  });

  it('never counts as its own first reader: it reads that by key (R-075)', async () => {
    const server = await openPersonaServer();
    const [writer, other] = [await aWriter(server), await aWriter(server, { userName: 'Quiet Banyan', avatarUri: '17-sky' })];
    const theirs = await published(other, aDraft(server.communities[0]));
    const from = writer.sent.length;
    const postId = await published(writer, aDraft(server.communities[0]));
    expect((await writer.posts.at(postId)).post).toMatchObject({ isMine: true, mayDelete: true });
    await writer.comments.under(postId, 'newest');
    await writer.views.record([postId]);
    expect(writer.sent.slice(from).filter(({ headers }) => headers['cookie'] !== undefined)).toEqual([]);
    await writer.views.record([postId, theirs]);
    expect(await server.db.selectFrom('post_view').select('viewer').execute()).toEqual([]);
    await server.carriedOut();
    const viewed = await server.db.selectFrom('post_view').select(['post_id', 'viewer']).execute();
    const { publicKey = '' } = { ...(await writer.keys.local()) };
    expect(viewed).toEqual([{ post_id: theirs, viewer: server.secrets.reference('views', publicKey) }]);
    const recorded = writer.sent.filter(({ path }) => path.includes('postview'));
    expect(recorded.map(({ headers }) => [headers['cookie'], headers['signature'] !== undefined])).toEqual([[undefined, true]]);
  });

  it('knows its own name again when the answer that made it was lost', async () => {
    const server = await openPersonaServer();
    const [browser] = [await aBrowser(server), await aWriter(server, { userName: 'Quiet Banyan', avatarUri: '17-sky' })];
    const { note } = browser.keys;
    const noted: KeyNotes[] = [];
    browser.keys.note = (notes) => (noted.push(notes), note.call(browser.keys, notes));
    await browser.anonymous.save(kite);
    const token = noted.flatMap((notes) => notes.token ?? []).at(-1);
    await browser.keys.note({ ...(token && { token }) });
    expect((await browser.keys.local())?.persona).toBeUndefined();
    expect(await browser.anonymous.problemWith(kite.userName)).toBeUndefined();
    expect(await browser.anonymous.problemWith('Quiet Banyan')).toBe('taken');
    expect(await browser.anonymous.save(kite)).toEqual(kite);
  });
});
