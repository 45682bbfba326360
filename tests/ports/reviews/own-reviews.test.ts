import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/review.ts';
import { blinded } from '#scripts/contract/persona-keys/blind-token.ts';
import { dayMs } from '#core/figures/durations.ts';
import { PersonaKey } from '#scripts/contract/persona-keys/persona-key.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import { httpOwnReviews } from '#web/adapters/reviews/http-own-reviews.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeContributionKeys } from '#tests/fakes/contributions/fake-contribution-keys.ts';
import { FakeContributionTokens, fakeContributionIssuer } from '#tests/fakes/contributions/fake-contribution-tokens.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeOwnReviews, OwnReviewWorld } from '#tests/fakes/reviews/fake-own-reviews.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { moderatorsOf } from '#tests/ports/contributions/moderators-of.ts';
import { aReviewDraft, keepsOwnReviews, type OpenKey } from './own-reviews.ts';

const inMemory: OpenKey = async () => {
  const clock = new FakeClock();
  const [world, key, other] = [new OwnReviewWorld(undefined, clock), new PersonaKey(), new PersonaKey()];
  const { keyId, publicKey } = fakeContributionIssuer;
  const { blindedMessage, prefix, finalize } = blinded(publicKey, Buffer.from(key.publicKey, 'base64url'));
  const signature = finalize(await new FakeContributionTokens().issue({ keyId, blindedMessage }));
  return {
    mine: new FakeOwnReviews(world, key.publicKey),
    others: new FakeOwnReviews(world, other.publicKey),
    token: { keyId, prefix, signature },
    comeOut: async (reviewId) => world.comeOut(reviewId),
    takeDown: async (reviewId, by) => world.takeDown(reviewId, by),
    look: async (reviewId, decision) => world.look(reviewId, decision),
    lookAgain: async (reviewId, decision) => world.lookAgain(reviewId, decision),
    advance: (ms) => clock.set(ms),
  };
};

async function aServer() {
  const server = await openPersonaServer();
  await keepInTables(server.db, [aCompany({ urlName: 'koyal-pay' })]);
  return server;
}

const inTheDatabase: OpenKey = async () => {
  const server = await aServer();
  const [key, other] = [new PersonaKey(), new PersonaKey()];
  const reviewsOf = ({ publicKey }: PersonaKey) => adaptersFor(server.parts)({ ...noRequest, persona: publicKey }).ownReviews;
  return {
    mine: reviewsOf(key),
    others: reviewsOf(other),
    token: await server.tokenFor(await server.signIn(), key, 'contribution'),
    ...(await moderatorsOf(server, 'REVIEW', reviewSummary)),
  };
};

/** The browser is signed in, and its requests by the key of a review carry nothing of that. */
const overTheWire: OpenKey = async () => {
  const server = await aServer();
  const session = await server.signIn();
  const keys = new FakeContributionKeys();
  const clientOf = contributionHttp(browserOf(server.app, server.clock, { AT: session }), keys, server.clock);
  const [key, other] = [await keys.make({ kind: 'review' }), await keys.make({ kind: 'review' })];
  const reviewsOf = ({ publicKey }: { readonly publicKey: string }) => httpOwnReviews(clientOf(publicKey).service(routes));
  return {
    mine: reviewsOf(key),
    others: reviewsOf(other),
    token: await server.tokenFor(session, key, 'contribution'),
    ...(await moderatorsOf(server, 'REVIEW', reviewSummary)),
  };
};

describe('own reviews in memory', () => void keepsOwnReviews(inMemory));
describe('own reviews in the database', () => void keepsOwnReviews(inTheDatabase));
describe('own reviews over the wire', () => void keepsOwnReviews(overTheWire));

describe('a review that came by a link of the employer (F-09)', () => {
  it.each([true, false])('says so to its readers as it was sent: %s', async (isInvited) => {
    const server = await aServer();
    const key = new PersonaKey();
    const { ownReviews, reviews } = adaptersFor(server.parts)({ ...noRequest, persona: key.publicKey });
    const { reviewId } = await ownReviews.create(
      'koyal-pay',
      { ...aReviewDraft, isInvited },
      await server.tokenFor(await server.signIn(), key, 'contribution'),
    );
    await ownReviews.change(reviewId, { ...aReviewDraft, stars: 1 }, 0);
    server.clock.advance(3 * dayMs);
    await refreshStale(server.db, server.clock, [reviewSummary]);
    expect(await reviews.one(reviewId)).toMatchObject({ stars: 1, signs: isInvited ? ['invited'] : [] });
  });
});

describe('a review that is changed (D-28, F-17)', () => {
  it('shows nothing of its new job until it is known how many share it', async () => {
    const server = await aServer();
    const key = new PersonaKey();
    const { ownReviews, reviews } = adaptersFor(server.parts)({ ...noRequest, persona: key.publicKey });
    const token = await server.tokenFor(await server.signIn(), key, 'contribution');
    const { reviewId } = await ownReviews.create('koyal-pay', { ...aReviewDraft, isInvited: false }, token);
    server.clock.advance(3 * dayMs);
    await refreshStale(server.db, server.clock, [reviewSummary]);
    await server.db.updateTable('review').set({ shown_level: 4 }).where('id', '=', reviewId).execute();
    await ownReviews.change(reviewId, { ...aReviewDraft, employment: 'intern' }, 0);
    expect(await reviews.one(reviewId)).toMatchObject({ isEdited: true, job: { employment: null, isCurrent: null } });
  });

  it('before anybody has seen it is no changed one, and its former words are kept nowhere', async () => {
    const server = await aServer();
    const key = new PersonaKey();
    const { ownReviews, reviews } = adaptersFor(server.parts)({ ...noRequest, persona: key.publicKey });
    const token = await server.tokenFor(await server.signIn(), key, 'contribution');
    const { reviewId } = await ownReviews.create('koyal-pay', { ...aReviewDraft, isInvited: false }, token);
    await ownReviews.change(reviewId, { ...aReviewDraft, title: 'Better said' }, 0);
    expect(await server.db.selectFrom('earlier_version').select('thing').where('thing', '=', reviewId).execute()).toEqual([]);
    server.clock.advance(3 * dayMs);
    await refreshStale(server.db, server.clock, [reviewSummary]);
    expect(await reviews.one(reviewId)).toMatchObject({ title: 'Better said', isEdited: false });
  });

  it('says nothing of how leaving ended where its author is there still (F-06)', async () => {
    const server = await aServer();
    const key = new PersonaKey();
    const { ownReviews } = adaptersFor(server.parts)({ ...noRequest, persona: key.publicKey });
    const token = await server.tokenFor(await server.signIn(), key, 'contribution');
    const own = await ownReviews.create('koyal-pay', { ...aReviewDraft, isCurrent: true, isInvited: false }, token);
    expect(own.exit).toMatchObject({ noticeDays: 60, relievingDays: null, settlementDays: null, isWithheld: null });
  });
});

describe('a review that waits for a moderator because of its words (F-17)', () => {
  it('comes out at its own hour, though a moderator lets it stand before, and the ledger tells nothing of it', async () => {
    const server = await aServer();
    const key = new PersonaKey();
    const { ownReviews, reviews } = adaptersFor(server.parts)({ ...noRequest, persona: key.publicKey });
    const token = await server.tokenFor(await server.signIn(), key, 'contribution');
    const { reviewId } = await ownReviews.create(
      'koyal-pay',
      { ...aReviewDraft, dislikes: `${aReviewDraft.dislikes} He is a kutta.`, isInvited: false },
      token,
    );
    const { look } = await moderatorsOf(server, 'REVIEW', reviewSummary);
    await look(reviewId, 'keep');
    await expect(reviews.one(reviewId)).rejects.toMatchObject({ kind: 'missing' });
    expect(await server.db.selectFrom('removal').select('item_id').where('item_id', '=', reviewId).execute()).toEqual([]);
    server.clock.advance(3 * dayMs);
    await refreshStale(server.db, server.clock, [reviewSummary]);
    expect(await reviews.one(reviewId)).toMatchObject({ reviewId });
  });
});
