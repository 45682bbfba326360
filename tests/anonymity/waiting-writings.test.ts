import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { httpLaterRequests } from '#web/adapters/posts/http-later-requests.ts';
import { routes as feed } from '#contract/generated/feed.ts';
import { readContracts } from '#openapi/read/read-contracts.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { aDraft } from '#tests/content.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aBrowser, aWriter, kite, published } from './keyed-browser.ts';

const later = { namesBeginLater: true } as const;

async function aNewcomer() {
  const server = await openPersonaServer();
  const other = await aWriter(server, { userName: 'Quiet Banyan', avatarUri: '17-sky' });
  const postId = await published(other, aDraft(server.communities[0], { poll: { options: ['None', 'Three'], days: 7 } }));
  const newcomer = await aBrowser({ ...server, ...later });
  newcomer.member.isWriter = true;
  await newcomer.anonymous.save(kite);
  const draft = aDraft(server.communities[1], { title: 'How long is your notice period?' });
  const written = async () => {
    const rowsOf = (table: 'vote' | 'choice_vote' | 'comment') => server.db.selectFrom(table).selectAll().execute();
    const names = (await server.db.selectFrom('persona').select('name').execute()).filter(({ name }) => name === kite.userName);
    const own = (await server.db.selectFrom('post').select('title').execute()).filter(({ title }) => title === draft.title);
    return [names.length, own.length, (await rowsOf('vote')).length, (await rowsOf('choice_vote')).length, (await rowsOf('comment')).length];
  };
  const transactions = async () => {
    const { rows: all } = await sql`select xmin::text from post union all select xmin::text from comment union all select xmin::text from vote
      union all select xmin::text from choice_vote union all select xmin::text from submission union all select xmin::text from persona`.execute(server.db);
    return all;
  };
  return { server, newcomer, postId, draft, written, transactions };
}

describe('what is written under a made-up name that has not begun (F-07, R-061)', () => {
  it('is accepted by the server at once, and goes out with the name, even unattended', async () => {
    const { server, newcomer, postId, draft, written, transactions } = await aNewcomer();
    const comment = { submissionKey: 'comment-of-a-test-0001', content: 'Thank you all.', profileType: 'ANONYMOUS' } as const;
    const option = (await newcomer.polls.of([postId])).get(postId)?.options[0]?.optionId ?? '';
    const acts = [
      () => newcomer.posts.create(draft),
      () => newcomer.votes.cast({ resourceId: postId, resourceType: 'POST' }, 'up'),
      () => newcomer.comments.write(postId, comment),
      () => newcomer.polls.choose(postId, option),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ kind: 'offline', code: 'NAME_WAITS' });
    expect(await written()).toEqual([0, 0, 0, 0, 0]);
    await server.carriedOut();
    expect(await written()).toEqual([1, 1, 1, 1, 1]);
    // Back here, the name is found; what waited is out, once, and no row of it is written again beside the session of today.
    expect(await newcomer.device.makeWaiting()).toBe('changed');
    const before = await transactions();
    for (const act of acts) await act();
    expect([await written(), await transactions()]).toEqual([[1, 1, 1, 1, 1], before]);
  });

  it('is refused at once where it will never do', async () => {
    const { newcomer, draft } = await aNewcomer();
    await expect(newcomer.posts.create({ ...draft, title: 'x'.repeat(2_000) })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('is taken back before it went out, and nothing of it is written', async () => {
    const { server, newcomer, draft, written } = await aNewcomer();
    const requests = httpLaterRequests(newcomer.http.service(feed));
    await newcomer.posts.create(draft).catch(() => undefined);
    expect([await requests.withdraw(draft.submissionKey), await requests.withdraw(draft.submissionKey)]).toEqual([true, false]);
    await server.carriedOut();
    expect(await written()).toEqual([1, 0, 0, 0, 0]);
  });

  it('goes out under the name that is chosen in the end', async () => {
    const { server, newcomer, draft } = await aNewcomer();
    await newcomer.posts.create(draft).catch(() => undefined);
    const other = { userName: 'Calm Lotus', avatarUri: '3-rose' };
    await newcomer.anonymous.save(other);
    await server.carriedOut();
    const names = await server.db.selectFrom('persona').innerJoin('post', 'post.author_ref', 'persona.ref').select(['name', 'title']).execute();
    expect(names).toContainEqual({ name: other.userName, title: draft.title });
  });

  it('is gone with the name that is deleted before it began', async () => {
    const { server, newcomer, draft, written } = await aNewcomer();
    await newcomer.posts.create(draft).catch(() => undefined);
    await newcomer.byKey.persona.deletePersona({});
    await server.carriedOut();
    expect(await written()).toEqual([0, 0, 0, 0, 0]);
  });

  it('is taken from no key that has no token, or one that was spent', async () => {
    const { server } = await aNewcomer();
    const [key, session] = [new PersonaKey(), await server.signIn()];
    const token = await server.tokenFor(session, key);
    const redeem = (body: object) =>
      server.ask('/api/persona/v1/token/redeem', {
        method: 'POST',
        key,
        body: { ...token, userName: 'Ruby Pomelo', avatarUri: '17-sky', ...body },
        headers: { prefer: 'respond-async' },
      });
    const other = await server.tokenFor(await server.signIn(), new PersonaKey());
    expect([(await redeem({ signature: other.signature })).statusCode, server.parts.waiting.has(key.publicKey)]).toEqual([422, false]);
    expect((await redeem({ userName: 'Quiet Banyan' })).json()).toMatchObject({ code: 'NAME_TAKEN' });
    expect((await redeem({})).statusCode).toBe(202);
    await server.carriedOut();
    expect((await redeem({})).json()).toMatchObject({ code: 'TOKEN_SPENT' });
  });

  it('is taken from no key whose name does not wait here', async () => {
    const { newcomer, draft, server, written } = await aNewcomer();
    await newcomer.keys.forget();
    await newcomer.keys.make();
    await newcomer.keys.note({ waiting: { persona: kite, from: server.clock.now() } });
    const from = newcomer.sent.length;
    await expect(newcomer.posts.create(draft)).rejects.toMatchObject({ code: 'NAME_WAITS' });
    expect(newcomer.sent.length - from).toBe(1);
    await server.carriedOut();
    expect(await written()).toEqual([1, 0, 0, 0, 0]);
  });

  it('takes a signature wherever its contract lets it wait', () => {
    const mayWait = readContracts('openapi').operations.filter((operation) => operation.mayWait);
    expect(mayWait.every(({ takesSignature, success }) => takesSignature && success.status !== 202)).toBe(true);
    expect(mayWait.length).toBeGreaterThan(5);
  });
});
