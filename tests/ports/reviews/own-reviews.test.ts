import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/review.ts';
import { reviewContribution, type OwnReviews } from '#core/reviews/own-reviews.ts';
import { dayMs } from '#core/figures/durations.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { httpOwnReviews } from '#web/adapters/reviews/http-own-reviews.ts';
import { FakeReplied } from '#tests/fakes/contributions/fake-replied.ts';
import { OwnReviewBackend } from '#tests/fakes/reviews/fake-own-reviews.ts';
import { moderatorsOf } from '#tests/ports/contributions/moderators-of.ts';
import { describeAdapters, serverOfKeys } from '#tests/ports/contributions/opened-keys.ts';
import { keepsModerated } from '#tests/ports/contributions/own-contributions.ts';
import { keepsReplied } from '#tests/ports/contributions/replied.ts';
import { aReviewDraft, reviewTelling } from './own-reviews.ts';
import { testSecrets } from '#tests/database.ts';

describeAdapters<OwnReviews, OwnReviewBackend>(
  {
    kind: reviewContribution,
    backend: (clock) => new OwnReviewBackend(undefined, clock),
    fake: (backend, publicKey) => new FakeReplied(backend, publicKey),
    inServer: (ports) => ports.ownReviews,
    overHttp: (client) => httpOwnReviews(client.service(routes)),
    summary: reviewSummary(testSecrets),
  },
  (open) => {
    keepsModerated(open, reviewTelling);
    keepsReplied(open, reviewTelling);
  },
);

describe('a review that came by a link of the employer (F-09)', () => {
  it.each([true, false])('says so to its readers as it was sent: %s', async (isInvited) => {
    const { server, ports, token } = await serverOfKeys('review');
    const { ownReviews, reviews } = ports;
    const { reviewId } = await ownReviews.create('koyal-pay', { ...aReviewDraft, isInvited }, token);
    await ownReviews.change(reviewId, { ...aReviewDraft, stars: 1 }, 0);
    server.clock.advance(3 * dayMs);
    await refreshStale(server.db, server.clock, [reviewSummary(testSecrets)]);
    expect(await reviews.one(reviewId)).toMatchObject({ stars: 1, signs: isInvited ? ['invited'] : [] });
  });
});

describe('a review that is changed (D-28, F-17)', () => {
  it('shows its job while unchanged, and another once eight share it', async () => {
    const { server, ports, token } = await serverOfKeys('review');
    const { ownReviews, reviews } = ports;
    const { reviewId } = await ownReviews.create('koyal-pay', { ...aReviewDraft, isInvited: false }, token);
    server.clock.advance(3 * dayMs);
    await refreshStale(server.db, server.clock, [reviewSummary(testSecrets)]);
    const all = { employment: aReviewDraft.employment, is_current: aReviewDraft.isCurrent, sealed_job: null, shown_level: 4, counted_level: 4 };
    await server.db.updateTable('review').set(all).where('id', '=', reviewId).execute();
    await ownReviews.change(reviewId, { ...aReviewDraft, title: 'Better said' }, 0);
    expect(await reviews.one(reviewId)).toMatchObject({ isEdited: true, job: { employment: aReviewDraft.employment, isCurrent: aReviewDraft.isCurrent } });
    expect(await ownReviews.change(reviewId, { ...aReviewDraft, employment: 'intern' }, 1)).toMatchObject({ employment: 'intern' });
    expect(await reviews.one(reviewId)).toMatchObject({ job: { employment: null, isCurrent: null } });
    const row = await server.db.selectFrom('review').selectAll().where('id', '=', reviewId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ employment: null, is_current: null, shown_level: 0, counted_level: 4, sealed_job: expect.any(String) });
  });

  it('before being seen counts as unchanged, and its former words are not stored', async () => {
    const { server, ports, token } = await serverOfKeys('review');
    const { ownReviews, reviews } = ports;
    const { reviewId } = await ownReviews.create('koyal-pay', { ...aReviewDraft, isInvited: false }, token);
    await ownReviews.change(reviewId, { ...aReviewDraft, title: 'Better said' }, 0);
    expect(await server.db.selectFrom('earlier_version').select('thing').where('thing', '=', reviewId).execute()).toEqual([]);
    server.clock.advance(3 * dayMs);
    await refreshStale(server.db, server.clock, [reviewSummary(testSecrets)]);
    expect(await reviews.one(reviewId)).toMatchObject({ title: 'Better said', isEdited: false });
  });

  it('says nothing of how leaving ended where its author is there still (F-06)', async () => {
    const { ports, token } = await serverOfKeys('review');
    const { ownReviews } = ports;
    const own = await ownReviews.create('koyal-pay', { ...aReviewDraft, isCurrent: true, isInvited: false }, token);
    expect(own.exit).toMatchObject({ noticeDays: 60, relievingDays: null, settlementDays: null, isWithheld: null });
  });
});

describe('a review with words that lead to a person (F-10)', () => {
  const telling = (said: string) => ({ ...aReviewDraft, dislikes: `${aReviewDraft.dislikes} ${said}`, isInvited: false });

  it('is refused at the field where they reach someone, without repeating them', async () => {
    const { ports, token } = await serverOfKeys('review');
    await expect(ports.ownReviews.create('koyal-pay', telling('Call her on 98220 12345.'), token)).rejects.toMatchObject({
      code: 'TEXT_REACHABLE',
      problems: [{ pointer: '/body/dislikes', message: 'A telephone number stands here.' }],
    });
  });

  it('waits for a moderator where they name someone, and so does a change that does', async () => {
    const { server, ports, token } = await serverOfKeys('review');
    const { ownReviews, reviews } = ports;
    const { reviewId } = await ownReviews.create('koyal-pay', telling('Head nurse Sunita Patil shouts at everyone.'), token);
    const { look, comeOut } = await moderatorsOf(server, 'REVIEW', reviewSummary(testSecrets));
    const waiting = () =>
      server.db.selectFrom('moderation_item').select(['cause', 'suggested_rule']).where('thing', '=', reviewId).where('decision', 'is', null).execute();
    expect(await waiting()).toEqual([{ cause: 'words', suggested_rule: 'personal-details' }]);
    await comeOut();
    await expect(reviews.one(reviewId)).rejects.toMatchObject({ kind: 'missing' });
    await look(reviewId, 'keep');
    expect(await reviews.one(reviewId)).toMatchObject({ reviewId });
    await ownReviews.change(reviewId, telling('Then Mr. Deshpande asked for more.'), 0);
    expect(await waiting()).toEqual([{ cause: 'words', suggested_rule: 'personal-details' }]);
    await expect(reviews.one(reviewId)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('comes out by itself where it names nobody but its company', async () => {
    const { server, ports, token } = await serverOfKeys('review');
    const { reviewId } = await ports.ownReviews.create('koyal-pay', telling('Thank you, Koyal.'), token);
    expect(await server.db.selectFrom('moderation_item').select('thing').where('thing', '=', reviewId).execute()).toEqual([]);
  });
});

describe('a review that waits for a moderator because of its words (F-17)', () => {
  it('comes out at its own hour, even if approved before, without a ledger entry', async () => {
    const { server, ports, token } = await serverOfKeys('review');
    const { ownReviews, reviews } = ports;
    const { reviewId } = await ownReviews.create(
      'koyal-pay',
      { ...aReviewDraft, dislikes: `${aReviewDraft.dislikes} He is a kutta.`, isInvited: false },
      token,
    );
    const { look } = await moderatorsOf(server, 'REVIEW', reviewSummary(testSecrets));
    await look(reviewId, 'keep');
    await expect(reviews.one(reviewId)).rejects.toMatchObject({ kind: 'missing' });
    expect(await server.db.selectFrom('removal').select('item_id').where('item_id', '=', reviewId).execute()).toEqual([]);
    server.clock.advance(3 * dayMs);
    await refreshStale(server.db, server.clock, [reviewSummary(testSecrets)]);
    expect(await reviews.one(reviewId)).toMatchObject({ reviewId });
  });
});
