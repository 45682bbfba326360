import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import { appealDays } from '#core/moderation/appeal-time.ts';
import { longestAppeal } from '#core/moderation/moderations.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { aCompany } from '#tests/companies.ts';
import { aPostBody, openPersonaServer, type PersonaServer, type Request } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { testSecrets } from '#tests/database.ts';

const company = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay', rating: null, reviewsCount: 0 });

const said = {
  stars: 2,
  ratings: { workLife: 4 },
  title: 'Good desk, no ladder',
  likes: 'Salary came on the first of every month without fail.',
  dislikes: 'Two appraisal cycles were skipped without a word to anybody.',
  designationId: null,
  cityId: null,
  employment: 'full-time',
  isCurrent: false,
  exit: null,
};

const words = 'It says what happened to me, and names nobody.';

/** Sends a request, and throws on an unexpected refusal. */
async function announced(asked: Promise<LightMyRequestResponse>) {
  const answer = await asked;
  if (answer.statusCode >= 300) throw new Error(answer.payload);
  return answer.statusCode === 204 ? undefined : answer.json();
}

async function shownReview(server: PersonaServer) {
  const key = new PersonaKey();
  const token = await server.tokenFor(await server.signIn(), key, 'review');
  const body = { companyUrlName: 'koyal-pay', token, isInvited: false, ...said };
  const { reviewId } = await announced(server.ask('/api/review/v3/review', { method: 'POST', key, body }));
  server.clock.advance(73 * hourMs);
  await refreshStale(server.db, server.clock, [reviewSummary(testSecrets)]);
  return { key, reviewId: String(reviewId) };
}

async function opened() {
  const server = await openPersonaServer();
  await keepInTables(server.db, [company]);
  const { key, reviewId } = await shownReview(server);
  const [first, second] = [await moderator(server), await moderator(server)];
  return { server, key, reviewId, first, second };
}

type Opened = Awaited<ReturnType<typeof opened>>;

const moderator = (server: PersonaServer): Promise<string> => server.signIn({ role: 'moderator' });

const appeal = ({ server, reviewId }: Pick<Opened, 'server' | 'reviewId'>, asked: Request, id = reviewId) =>
  server.ask(`/api/review/v3/review/${id}/appeal`, { method: 'POST', body: { text: words }, ...asked });

const takeDown = ({ server, first, reviewId }: Opened, resource: object = { resourceId: reviewId, resourceType: 'REVIEW' }) =>
  announced(
    server.ask('/api/moderation/v1/intervention', {
      method: 'POST',
      session: first,
      body: { ...resource, kind: 'remove', rule: 'personal-details', note: 'Your lead is named.' },
    }),
  );

const mine = async ({ server, key }: Opened) => (await announced(server.ask('/api/review/v1/review/mine', { key }))).items[0];

const ledgerOf = async ({ server, reviewId }: Opened): Promise<readonly { readonly action: string }[]> => {
  server.clock.advance(dayMs / 24);
  const { items } = await announced(server.ask('/api/moderation/v1/ledger?limit=50'));
  return items.filter(({ itemId }: { readonly itemId: string }) => itemId === reviewId);
};

const actionsIn = (lines: readonly { readonly action: string }[]) => lines.map(({ action }) => action).toSorted();

describe('a review that is reported, taken down, appealed and shown again (F-28, F-04, F-07)', () => {
  it('passes readers, two moderators and back, known to its author by key alone', async () => {
    const world = await opened();
    const { server, key, reviewId, first, second } = world;
    const shown = async () => {
      server.clock.advance(dayMs / 24);
      const { statusCode } = await server.ask(`/api/review/v1/review/${reviewId}`);
      const { reviewsCount } = await announced(server.ask('/api/review/v1/company/koyal-pay/ratings'));
      return [statusCode, reviewsCount];
    };
    const queue = async (session: string, stage: string) => announced(server.ask(`/api/moderation/v1/queue?stage=${stage}`, { session }));
    const decide = (session: string, itemId: string, body: object) =>
      server.ask(`/api/moderation/v1/queue/${itemId}/decision`, { method: 'POST', session, body });
    expect(await shown()).toEqual([200, 1]);

    const report = { resourceId: reviewId, resourceType: 'REVIEW', reason: 'personal-details', note: 'It names my lead.' };
    await announced(server.ask('/api/feed/v1/report', { method: 'POST', session: await server.signIn(), body: report }));
    const reported = await queue(first, 'first');
    expect(reported.items).toMatchObject([{ resourceId: reviewId, resourceType: 'REVIEW', place: { name: 'Koyal Pay' }, texts: { likes: said.likes } }]);
    const decision = { decision: 'remove', rule: 'personal-details', noteToAuthor: 'Your lead is named.' };
    await announced(decide(first, reported.items[0].itemId, decision));
    await refreshStale(server.db, server.clock, [reviewSummary(testSecrets)]);
    expect([await shown(), actionsIn(await ledgerOf(world))]).toEqual([[404, 0], ['removed']]);
    const outcome = { measure: 'remove', rule: 'personal-details', note: 'Your lead is named.', appeal: 'none', mayAppeal: true };
    expect(await mine(world)).toMatchObject({ state: 'rejected', likes: said.likes, moderation: [outcome] });

    expect(await announced(appeal(world, { key }))).toMatchObject({ state: 'rejected', moderation: [{ appeal: 'open', mayAppeal: false }] });
    const [own, others] = [await queue(first, 'second'), await queue(second, 'second')];
    expect([own.items, others.items]).toMatchObject([[], [{ resourceId: reviewId, cause: 'appeal', former: 'remove', appealText: words }]]);
    const { itemId } = others.items[0];
    expect((await decide(first, itemId, { decision: 'keep', rule: null })).statusCode).toBe(404);
    await announced(decide(second, itemId, { decision: 'keep', rule: null }));
    await refreshStale(server.db, server.clock, [reviewSummary(testSecrets)]);
    expect([await shown(), actionsIn(await ledgerOf(world))]).toEqual([
      [200, 1],
      ['appealed', 'removed', 'restored'],
    ]);
    expect(await mine(world)).toMatchObject({ state: 'live', moderation: [{ appeal: 'granted', mayAppeal: false, note: '' }] });
    const read = [reported, own, others, await ledgerOf(world), await announced(server.ask('/api/moderation/v1/log', { session: second }))];
    expect(JSON.stringify(read)).not.toContain(key.publicKey);
  });
});

describe('an appeal about a review', () => {
  it('is of its key alone: of no other key, no session and nobody (F-07, F-28)', async () => {
    const world = await opened();
    await takeDown(world);
    const { server, key } = world;
    const other = await shownReview(server);
    const persona = await server.aPersona();
    const refused = await Promise.all([
      appeal(world, { key: other.key }),
      appeal(world, { key }, other.reviewId),
      appeal(world, { key: persona.key }),
      appeal(world, { key: new PersonaKey() }, 'r0000nobodys0000'),
      appeal(world, { session: persona.session }),
      appeal(world, {}),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 400, 404, 401, 401]);
    expect(await ledgerOf(world)).toHaveLength(1);
    expect(await mine(world)).toMatchObject({ moderation: [{ appeal: 'none', mayAppeal: true }] });
  });

  it('goes by no other way than its own, and that way takes nothing but reviews', async () => {
    const world = await opened();
    await takeDown(world);
    const { server, key, reviewId } = world;
    const persona = await server.aPersona();
    const asked = { method: 'POST', body: { resourceId: reviewId, resourceType: 'REVIEW', text: words } } as const;
    const byTheOther = [{ key }, { key: persona.key }, { session: persona.session }].map((who) =>
      server.ask('/api/moderation/v1/appeal', { ...asked, ...who }),
    );
    expect((await Promise.all(byTheOther)).map(({ statusCode }) => statusCode)).toEqual([401, 404, 404]);
    const communityId = (await server.db.selectFrom('community').select('id').executeTakeFirstOrThrow()).id;
    const { postId } = await announced(server.ask('/api/feed/v2/post', { method: 'POST', key: persona.key, body: aPostBody(communityId) }));
    await takeDown(world, { resourceId: postId, resourceType: 'POST' });
    expect((await appeal(world, { key: persona.key }, postId)).statusCode).toBe(400);
    const behindTheDoor = adaptersFor(server.parts)({ ...noRequest, persona: persona.key.publicKey }).ownReviews;
    await expect(behindTheDoor.appeal(postId, words)).rejects.toMatchObject({ kind: 'missing' });
    const appeals = server.db.selectFrom('moderation_item').select('thing').where('stage', '=', 'second');
    expect(await appeals.execute()).toEqual([]);
  });

  it('counts once: sent twice, raced, and with other words', async () => {
    const world = await opened();
    await takeDown(world);
    const { server, key, reviewId } = world;
    const raced = await Promise.all(Array.from({ length: 6 }, (_, turn) => appeal(world, { key, body: { text: `${words} ${turn}` } })));
    expect(raced.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const won = raced.findIndex(({ statusCode }) => statusCode === 200);
    expect((await appeal(world, { key, body: { text: `${words} ${won}` } })).statusCode).toBe(200);
    const waiting = server.db.selectFrom('moderation_item').select('appeal_text').where('thing', '=', reviewId).where('stage', '=', 'second');
    expect(await waiting.execute()).toEqual([{ appeal_text: `${words} ${won}` }]);
    expect(actionsIn(await ledgerOf(world))).toEqual(['appealed', 'removed']);
  });

  it('is refused a day after its last, and where nothing was decided (F-28)', async () => {
    const world = await opened();
    expect((await appeal(world, { key: world.key })).statusCode).toBe(409);
    await takeDown(world);
    world.server.clock.advance((appealDays + 1) * dayMs);
    expect((await appeal(world, { key: world.key })).statusCode).toBe(409);
    expect(await mine(world)).toMatchObject({ moderation: [{ appeal: 'none', mayAppeal: false }] });
  });

  it('is refused with too many words, and with none', async () => {
    const world = await opened();
    await takeDown(world);
    const texts = ['x'.repeat(longestAppeal + 1), 'x'.repeat(2_000_000), '', '   ', '<b></b>'];
    const refused = [];
    for (const text of texts) refused.push((await appeal(world, { key: world.key, body: { text } })).statusCode);
    expect(refused).toEqual([400, 413, 400, 422, 422]);
    expect((await appeal(world, { key: world.key, body: { text: 'x'.repeat(longestAppeal) } })).statusCode).toBe(200);
  });

  it('goes with a review that its author deletes, and leaves no words behind', async () => {
    const world = await opened();
    await takeDown(world);
    const { server, key, reviewId } = world;
    await announced(appeal(world, { key }));
    await announced(server.ask(`/api/review/v3/review/${reviewId}`, { method: 'DELETE', key }));
    expect((await appeal(world, { key })).statusCode).toBe(404);
    const kept = await server.db.selectFrom('moderation_item').select(['appeal_text', 'author_note']).where('thing', '=', reviewId).execute();
    expect(kept).toEqual([{ appeal_text: null, author_note: '' }]);
  });

  it('that the ledger mentions leaves a line on deletion, even before its hour', async () => {
    const world = await opened();
    const { server, key, reviewId } = world;
    await server.db
      .updateTable('review')
      .set({ due_at: new Date(server.clock.now() + 60 * hourMs) })
      .where('id', '=', reviewId)
      .execute();
    await takeDown(world);
    const change = { version: 0, ...said, likes: 'Salary came on the first of every month, as it was promised.' };
    expect(await announced(server.ask(`/api/review/v3/review/${reviewId}`, { method: 'PUT', key, body: change }))).toMatchObject({ state: 'submitted' });
    expect(actionsIn(await ledgerOf(world))).toEqual(['flagged', 'removed']);
    await announced(server.ask(`/api/review/v3/review/${reviewId}`, { method: 'DELETE', key }));
    expect(await server.db.selectFrom('owed_line').select('item_id').execute()).toEqual([{ item_id: reviewId }]);
  });
});
