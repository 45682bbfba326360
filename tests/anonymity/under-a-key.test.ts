import { describe, expect, it } from 'vitest';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { offerFacts } from '#tests/content.ts';
import { aPicture } from '#tests/pictures.ts';
import { aPostBody, openPersonaServer } from '#tests/persona-server.ts';

const target = '/api/feed/v2/post';
const own = '/api/user/user/anonymous-profile';

describe('everything that is done under a made-up name by key (F-07)', () => {
  it('is done by the key alone: post, picture, offer, edit, comment, own list, appeal, deletion', async () => {
    const server = await openPersonaServer();
    const [{ key, userName }, { key: other }] = [await server.aPersona(), await server.aPersona()];
    const [{ entityId }] = server.communities;
    const { fileKey } = (await server.ask('/api/feed/v1/post/media', { method: 'POST', key, body: Buffer.from(await aPicture()) })).json();
    const media = [{ mediaType: 'IMAGE', fileKey }];
    expect((await server.ask(target, { method: 'POST', key: other, body: aPostBody(entityId, { media }) })).statusCode).toBe(404);
    const { postId } = (await server.ask(target, { method: 'POST', key, body: aPostBody(entityId, { media }) })).json();
    const post = `/api/feed/v1/feed/${postId}`;
    expect((await server.ask(post, { key })).json().post).toMatchObject({ isMine: true, mayEdit: true, author: { name: userName, profileType: 'ANONYMOUS' } });
    expect((await server.ask(post)).json().post).toMatchObject({ isMine: false, author: { name: userName } });
    const edit = { version: 1, title: 'Solved', content: 'The letter came.' };
    expect((await server.ask(`${target}/${postId}`, { method: 'PUT', key: other, body: edit })).statusCode).toBe(404);
    expect((await server.ask(`${target}/${postId}`, { method: 'PUT', key, body: edit })).json()).toMatchObject({ title: 'Solved', isMine: true });
    const comment = { submissionKey: 'comment-of-a-test-0001', content: 'Thank you all.', profileType: 'ANONYMOUS' };
    const { commentId } = (await server.ask(`/api/feed/v1/post/${postId}/comment`, { method: 'POST', key: other, body: comment })).json();
    const listed = async (by: typeof key) => (await server.ask('/api/feed/v1/feed/user/comments', { key: by })).json().items;
    expect([await listed(key), await listed(other)]).toMatchObject([[], [{ comment: { commentId, isMine: true }, postTitle: 'Solved' }]]);
    expect((await server.ask(`/api/feed/v1/comment/${commentId}`, { method: 'DELETE', key })).statusCode).toBe(404);
    expect((await server.ask(`/api/feed/v1/comment/${commentId}`, { method: 'DELETE', key: other })).statusCode).toBe(204);
    expect((await server.ask('/api/feed/v1/feed/user', { key })).json().items).toHaveLength(1);
    expect((await server.ask('/api/feed/v1/feed/user', { key: other })).json().items).toEqual([]);
    expect((await server.ask('/api/moderation/v1/decisions/own', { key })).json()).toEqual({ decisions: [], reports: [], sanctions: [] });
    expect((await server.ask('/api/feed/v1/quotas', { key })).json().posts).toBeLessThan(
      (await server.ask('/api/feed/v1/quotas', { key: other })).json().posts,
    );
    expect((await server.ask(`${target}/${postId}`, { method: 'DELETE', key })).statusCode).toBe(204);
  });

  it('takes no other persona, and no offer that an account keeps; offers come along', async () => {
    const server = await openPersonaServer();
    const { key } = await server.aPersona();
    const [{ entityId }] = server.communities;
    const post = (known: object) => server.ask(target, { method: 'POST', key, body: aPostBody(entityId, known) });
    expect((await post({ profileType: 'DESIGNATION' })).statusCode).toBe(409);
    expect((await post({ salaryIds: ['s8d1f0c2m7c1t8z1'] })).json().code).toBe('RULE_BROKEN');
    const offer = offerFacts({ companyName: 'Betwa Analytics', isCurrent: true });
    const { postId } = (await post({ offers: [offer, { ...offer, companyName: 'Pravaha <b>Cloudworks</b>', isCurrent: false }] })).json();
    const { kind, offers } = (await server.ask(`/api/feed/v1/feed/${postId}`)).json().post;
    expect([kind, offers.map(({ companyName, isCurrent }: { readonly companyName: string; readonly isCurrent: boolean }) => [companyName, isCurrent])]).toEqual(
      [
        'salary',
        [
          ['', true],
          ['Pravaha Cloudworks', false],
        ],
      ],
    );
    expect((await post({ offers: [{ ...offer, jobProfile: 'idiot' }] })).json().code).toBe('TEXT_ABUSIVE');
    expect((await post({ offers: [offer, offer, offer, offer] })).statusCode).toBe(400);
  });

  it('ends with a silence of the persona, which its key gets', async () => {
    const server = await openPersonaServer();
    const { key } = await server.aPersona();
    const [{ entityId }] = server.communities;
    const { postId } = (await server.ask(target, { method: 'POST', key, body: aPostBody(entityId) })).json();
    const administrator = await server.signIn({ role: 'administrator' });
    const silence = { resourceId: postId, resourceType: 'POST', kind: 'silence', rule: 'spam', note: 'Enough.', days: 7, covers: 'account' };
    const acted = await server.ask('/api/moderation/v1/intervention', { method: 'POST', session: administrator, body: silence });
    expect(acted.statusCode, acted.payload).toBe(200);
    expect((await server.ask(target, { method: 'POST', key, body: aPostBody(entityId) })).json().code).toBe('SILENCED');
    expect((await server.ask('/api/moderation/v1/decisions/own', { key })).json().sanctions).toMatchObject([{ rule: 'spam', note: 'Enough.', postId }]);
  });

  it('begins with names and pictures that are looked for without a session', async () => {
    const server = await openPersonaServer();
    const { userName } = await server.aPersona();
    const verdictOn = async (name: string): Promise<string | null> =>
      (await server.ask('/api/user/user/username/validate', { method: 'POST', body: { userName: name } })).json().reason;
    const { userNames } = (await server.ask('/api/user/user/username/suggest')).json();
    expect(await Promise.all([userNames[0], userName, 'Official Page'].map(verdictOn))).toEqual([null, 'taken', 'official']);
    expect((await server.ask('/api/user/user/avatar/suggest')).json().avatars).toHaveLength(12);
  });

  it('is beyond a session: it neither makes keyed made-up names nor touches them', async () => {
    const server = await openPersonaServer();
    const { session, key } = await server.aPersona();
    const save = { userName: 'Quiet Banyan', avatarUri: '17-sky', avatarColor: 'sky' };
    expect((await server.ask(own, { method: 'POST', session, body: save })).json().code).toBe('SIGNED_OUT');
    const { postId } = (await server.ask(target, { method: 'POST', key, body: aPostBody(server.communities[0].entityId) })).json();
    expect((await server.ask(`${target}/${postId}`, { method: 'DELETE', session })).statusCode).toBe(404);
    expect((await server.ask(own, { session })).statusCode).toBe(401);
    expect((await server.ask('/api/user/user/pseudo-profile/available', { session })).json()).toEqual({
      profilesAvailable: [],
      selectedProfileType: 'ANONYMOUS',
    });
  });
});

describe('the key of a made-up name, kept or on its way (F-07)', () => {
  it('is found by its locator alone, and a transfer once, for ten minutes', async () => {
    const server = await openPersonaServer();
    const [{ key }, { key: other }] = [await server.aPersona(), await server.aPersona()];
    const [locator, code] = [key.publicKey, other.publicKey];
    const open = (url: string, wanted: string) => server.ask(`/api/persona/v1/${url}`, { method: 'POST', body: { locator: wanted } });
    expect((await server.ask('/api/persona/v1/copy', { method: 'PUT', key, body: { locator, sealed: 'Zmlyc3Q' } })).statusCode).toBe(204);
    expect((await server.ask('/api/persona/v1/copy', { method: 'PUT', key: other, body: { locator, sealed: 'Zm9yZWlnbg' } })).statusCode).toBe(409);
    expect((await server.ask(own, { key })).json().hasCopy).toBe(true);
    expect((await open('copy/open', locator)).json()).toEqual({ sealed: 'Zmlyc3Q' });
    expect((await open('copy/open', code)).statusCode).toBe(404);
    expect((await server.ask('/api/persona/v1/copy', { method: 'DELETE', key })).statusCode).toBe(204);
    expect((await open('copy/open', locator)).statusCode).toBe(404);

    const start = () => server.ask('/api/persona/v1/transfer', { method: 'POST', key, body: { locator: code, sealed: 'b25jZQ' } });
    expect((await start()).json()).toEqual({ expiresAt: new Date(server.clock.now() + 600_000).toISOString() });
    const taken = await Promise.all(Array.from({ length: 8 }, () => open('transfer/complete', code)));
    expect(taken.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
    await start();
    server.clock.set(600_001);
    expect((await open('transfer/complete', code)).statusCode).toBe(404);
  });

  it('is stored as its hash, so that database readers cannot ask with it', async () => {
    const server = await openPersonaServer();
    const { key } = await server.aPersona();
    const locator = new PersonaKey().publicKey;
    await server.ask('/api/persona/v1/copy', { method: 'PUT', key, body: { locator, sealed: 'c2VhbGVk' } });
    await server.ask('/api/persona/v1/transfer', { method: 'POST', key, body: { locator, sealed: 'c2VhbGVk' } });
    const kept = JSON.stringify([
      await server.db.selectFrom('persona_copy').selectAll().execute(),
      await server.db.selectFrom('persona_transfer').selectAll().execute(),
    ]);
    expect([kept.includes(locator), kept.includes('c2VhbGVk')]).toEqual([false, true]);
  });
});
