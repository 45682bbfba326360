import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import { keyVoter, refuseKeyed } from '#server/adapters/keyed-voters/keyed-voters.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { signedCall } from '#tests/contract/calls.ts';
import { offerFacts } from '#tests/content.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { anAddress } from '#tests/contract/server.ts';
import { aPostBody, openPersonaServer, type PersonaServer, type Request } from '#tests/persona-server.ts';

const offer = offerFacts({ companyName: 'Betwa Analytics', isCurrent: true });

async function aThread(server: PersonaServer) {
  const { key } = await server.aPersona();
  const [{ entityId }] = server.communities;
  const post = async (known: object): Promise<string> =>
    (await server.ask('/api/feed/v2/post', { method: 'POST', key, body: aPostBody(entityId, known) })).json().postId;
  const shown = async (id: string) => (await server.ask(`/api/feed/v1/feed/${id}`)).json().post;
  const [asked, weighed] = [
    await post({ content: '', poll: { options: ['None', 'Three'], days: 7 } }),
    await post({ offers: [offer, { ...offer, isCurrent: false }] }),
  ];
  const comment = { submissionKey: 'comment-of-a-test-0001', content: 'Thank you all.', profileType: 'ANONYMOUS' };
  const { commentId } = (await server.ask(`/api/feed/v1/post/${asked}/comment`, { method: 'POST', key, body: comment })).json();
  const [{ optionId }, { offerId }] = [(await shown(asked)).poll.options[0], (await shown(weighed)).offers[0]];
  return { asked, weighed, commentId, optionId, offerId };
}

type Thread = Awaited<ReturnType<typeof aThread>>;
type Asker = Pick<Request, 'key' | 'session'>;

/** Ways to vote in a thread, and whatever counts like a vote. */
const votesOf = (server: PersonaServer, { asked, weighed, commentId, optionId, offerId }: Thread, who: Asker) => {
  const send = (url: string, body?: object) => server.ask(`/api/feed/v1/${url}`, { method: 'POST', ...(body && { body }), ...who });
  const onComment = { resourceId: commentId, resourceType: 'COMMENT', voteType: 'up' };
  return {
    post: () => send('vote', { resourceId: asked, resourceType: 'POST', voteType: 'up' }),
    bulk: () => send('vote/bulk', { votes: [onComment] }),
    poll: () => send('poll/vote', { postId: asked, optionId }),
    offer: () => send('salary/vote', { postId: weighed, offerId }),
    request: () => send(`post/${asked}/request-answer`),
    report: () => send('report', { resourceId: weighed, resourceType: 'POST', reason: 'spam' }),
  };
};

const inOrder = async (...acts: (() => Promise<{ readonly statusCode: number; readonly payload: string }>)[]) => {
  const answers = [];
  for (const act of acts) answers.push(await act());
  return answers.map(({ statusCode, payload }) => JSON.parse(payload).code ?? statusCode);
};

const counted = async (server: PersonaServer, { asked, weighed, commentId }: Thread): Promise<readonly number[]> => {
  await aggregateCounts(server.db, testDeclarations.kinds);
  const read = async (url: string) => (await server.ask(`/api/feed/v1/${url}`)).json();
  const [{ post }, { post: salary }, { comment }] = [await read(`feed/${asked}`), await read(`feed/${weighed}`), await read(`comment/${commentId}`)];
  const { requests } = await server.db.selectFrom('post').select('requests_count as requests').where('id', '=', asked).executeTakeFirstOrThrow();
  expect(salary.offers[0].votes).toBeNull();
  const { taken } = await server.db.selectFrom('choice').select('votes_count as taken').where('id', '=', salary.offers[0].offerId).executeTakeFirstOrThrow();
  return [post.upVotes, comment.upVotes, post.poll.votesCount, taken, requests];
};

const kept = async ({ db }: PersonaServer): Promise<number> =>
  (await Promise.all((['vote', 'choice_vote', 'answer_request'] as const).map((table) => db.selectFrom(table).selectAll().execute()))).flat().length;

const all = <Value>(value: Value): readonly Value[] => Array.from({ length: 6 }, () => value);

describe('votes by the key of a made-up name (F-07, F-16)', () => {
  it('count once wherever its name can read, and go to the key alone', async () => {
    const server = await openPersonaServer();
    const thread = await aThread(server);
    const { key, session } = await server.aPersona();
    const cast = Object.values(votesOf(server, thread, { key }));
    expect(await inOrder(...cast, ...cast)).toEqual([...all(200), ...all(200)]);
    expect(await counted(server, thread)).toEqual([1, 1, 1, 1, 1]);
    expect((await server.ask('/api/moderation/v1/decisions/own', { key })).json().reports).toMatchObject([{ resourceId: thread.weighed, outcome: 'waiting' }]);
    expect((await server.ask('/api/moderation/v1/decisions/own', { session })).json().reports).toEqual([]);
    const read = async (who: Asker) => {
      const ask = async (url: string, body: object) => (await server.ask(`/api/feed/v1/${url}`, { method: 'POST', body, ...who })).json().items;
      const { asked, weighed, commentId } = thread;
      const [polls, offers] = [await ask('poll/fetch/vote', { postIds: [asked] }), await ask('salary/fetch/vote', { postIds: [weighed] })];
      const items: { readonly id: string; readonly voteType: string }[] = await ask('vote/posts', { ids: [asked, commentId] });
      return [items.map(({ id, voteType }) => `${id} ${voteType}`).toSorted(), polls[0].poll.myOptionId, offers[0].myOfferId];
    };
    const both = [thread.asked, thread.commentId].map((id) => `${id} up`).toSorted();
    expect(await read({ key })).toEqual([both, thread.optionId, thread.offerId]);
    expect(await read({ session })).toEqual([[], null, null]);
  });

  it('are counted once when sixty-four are sent at the same time', async () => {
    const server = await openPersonaServer();
    const thread = await aThread(server);
    const { key } = await server.aPersona();
    const { post, poll } = votesOf(server, thread, { key });
    const answers = await Promise.all(Array.from({ length: 32 }, () => [post(), poll()]).flat());
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await counted(server, thread)).toEqual([1, 0, 1, 0, 0]);
  });

  it('weigh in reports as a newcomer’s, until a week after the first writing', async () => {
    const server = await openPersonaServer();
    const [thread, { key }] = [await aThread(server), await server.aPersona()];
    const tenths = async (): Promise<number | undefined> => {
      expect(await inOrder(votesOf(server, thread, { key }).report)).toEqual([200]);
      const { tenths: weight } = await server.db.deleteFrom('report').returning('tenths').executeTakeFirstOrThrow();
      return weight;
    };
    expect(await tenths()).toBe(1);
    await server.ask('/api/feed/v2/post', { method: 'POST', key, body: aPostBody(server.communities[0].entityId) });
    expect(await tenths()).toBe(1);
    server.clock.advance(8 * dayMs);
    expect(await tenths()).toBe(10);
  });

  it('are refused when they are sent again', async () => {
    const server = await openPersonaServer();
    const { asked } = await aThread(server);
    const { key } = await server.aPersona();
    const payload = JSON.stringify({ resourceId: asked, resourceType: 'POST', voteType: 'up' });
    const headers = { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB', 'sec-fetch-site': 'same-origin' };
    const call = signedCall(
      { method: 'POST', url: '/api/feed/v1/vote', payload, headers, remoteAddress: anAddress() },
      key,
      Math.floor(server.clock.now() / 1_000),
    );
    const answers = [await server.app.inject(call), await server.app.inject(call)];
    expect(answers.map(({ statusCode, payload: said }) => JSON.parse(said).code ?? statusCode)).toEqual([200, 'SIGNATURE_REPLAYED']);
  });
});

describe('a member who votes by key (F-16)', () => {
  it('votes no more by session; one who only reads does', async () => {
    const server = await openPersonaServer();
    const thread = await aThread(server);
    const [{ session }, reader] = [await server.aPersona(), await server.signIn()];
    expect(await inOrder(...Object.values(votesOf(server, thread, { session })))).toEqual(all('VOTE_BY_KEY'));
    expect([await kept(server), await counted(server, thread)]).toEqual([0, [0, 0, 0, 0, 0]]);
    expect(await server.db.selectFrom('report').selectAll().execute()).toEqual([]);
    expect(await inOrder(...Object.values(votesOf(server, thread, { session: reader })))).toEqual(all(200));
    expect(await counted(server, thread)).toEqual([1, 1, 1, 1, 1]);
  });

  it('has everything taken back that they voted by session, once, when the token is issued', async () => {
    const server = await openPersonaServer();
    const thread = await aThread(server);
    const [session, other] = [await server.signIn(), await server.signIn()];
    const hasVoted = async () => (await server.ask('/api/user/user/onboarding/prefill', { session })).json().hasVoted;
    expect(await hasVoted()).toBe(false);
    for (const who of [session, other]) await inOrder(...Object.values(votesOf(server, thread, { session: who })));
    expect(await hasVoted()).toBe(true);
    expect(await counted(server, thread)).toEqual([2, 2, 2, 2, 2]);
    const key = new PersonaKey();
    const token = await server.tokenFor(session, key);
    expect([await kept(server), await counted(server, thread), await hasVoted()]).toEqual([5, [1, 1, 1, 1, 1], false]);
    await server.redeem(key, token);
    expect(await inOrder(...Object.values(votesOf(server, thread, { key })))).toEqual(all(200));
    expect(await counted(server, thread)).toEqual([2, 2, 2, 2, 2]);
  });

  it('has a session vote withdrawn that was under way when the token was issued', async () => {
    const { db } = await aDatabase();
    const scope = { isSigned: false, keyFor: () => 'voter' };
    const blocked = async (): Promise<void> => {
      while ((await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(db)).rows.length === 0);
    };
    const [keying] = await db.transaction().execute(async (transaction) => {
      await refuseKeyed(transaction, scope);
      const begun = keyVoter(db, { voter: 'voter', asker: 'asker', viewer: 'viewer' });
      await Promise.race([begun, blocked()]);
      await transaction.insertInto('vote').values({ thing: 'p1', voter: 'voter', kind: 1, before: 0 }).execute();
      return [begun];
    });
    await keying;
    expect(await db.selectFrom('vote').selectAll().execute()).toEqual([]);
    await expect(db.transaction().execute((transaction) => refuseKeyed(transaction, scope))).rejects.toMatchObject({ code: 'VOTE_BY_KEY' });
  });

  it('leaves votes counted when deleting the made-up name, while banned names lose theirs', async () => {
    const server = await openPersonaServer();
    const thread = await aThread(server);
    const [{ key }, { key: banned }] = [await server.aPersona(), await server.aPersona()];
    for (const who of [key, banned]) await inOrder(...Object.values(votesOf(server, thread, { key: who })));
    await server.db
      .insertInto('sanction')
      .values({ id: 'ban', author_ref: banned.publicKey, measure: 'ban', covers: 'account', rule: 'spam', imposed_on: '2026-11-20', decider: 'd' })
      .execute();
    for (const who of [key, banned]) expect((await server.ask('/api/persona/v1/persona', { method: 'DELETE', key: who })).statusCode).toBe(204);
    expect([await kept(server), await counted(server, thread)]).toEqual([0, [1, 1, 1, 1, 2]]);
  });
});
