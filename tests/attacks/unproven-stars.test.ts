import { describe, expect, it } from 'vitest';
import { awardScoreOf } from '#core/awards/award-rule.ts';
import { hourMs } from '#core/figures/durations.ts';
import type { WeekCount } from '#core/reviews/review-figures.ts';
import { everyReview } from '#core/reviews/review-search.ts';
import { everyInterview } from '#core/interviews/interview-search.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { entrantOf } from '#server/adapters/awards/read-entrants.ts';
import { countActivity } from '#server/adapters/followers/count-activity.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { makePriors } from '#server/adapters/reviews/make-priors.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { aCompany } from '#tests/companies.ts';
import { testDeclarations, testSecrets } from '#tests/database.ts';
import { aKnownInterview, keepInterviews } from '#tests/interviews.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { anInterviewDraft } from '#tests/ports/interviews/own-interviews.ts';
import { aReviewDraft } from '#tests/ports/reviews/own-reviews.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';

const company = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay', rating: null, reviewsCount: 0 });
const { companyId, urlName } = company;

/** Accounts of one person, each sending a review and an interview. */
const accounts = 12;

const ratings = { workLife: 5, salary: 5, jobSecurity: 5, growth: 5, skills: 5, culture: 5, satisfaction: 5 } as const;
const praise = { ...aReviewDraft, stars: 5, ratings, exit: null, isInvited: true } as const;
const ease = { ...anInterviewDraft, outcome: 'offered', hardness: 'easy' } as const;

async function opened() {
  const server = await openPersonaServer();
  const { db, clock } = server;
  await keepInTables(db, [company]);
  const weeks = Array.from({ length: 10 }, (_, at) => `2026-W${at + 36}`);
  const said = weeks.flatMap((week) => ([2, 3, 4] as const).map((stars) => aKnownReview({ companyId, week, stars, ratings: { workLife: stars } })));
  await keepReviews(db, said, clock.now());
  await keepInterviews(
    db,
    Array.from({ length: 9 }, () => aKnownInterview({ companyId, outcome: 'rejected', hardness: 'hard' })),
    clock.now(),
  );
  const portsOf = (key: PersonaKey) => adaptersFor(server.parts)({ ...noRequest, persona: key.publicKey });
  const write = async (isProven: boolean) => {
    for (let account = 0; account < accounts; account += 1) {
      const [session, keys] = [await server.signIn({ isProven }), { review: new PersonaKey(), interview: new PersonaKey() }];
      const tokenOf = (kind: 'review' | 'interview') => server.tokenFor(session, keys[kind], isProven ? kind : 'contribution');
      await portsOf(keys.review).ownReviews.create(urlName, praise, await tokenOf('review'));
      if (!isProven) await portsOf(keys.interview).ownInterviews.create(urlName, ease, await tokenOf('interview'));
    }
    clock.advance(73 * hourMs);
    await makeAll();
  };
  /** Recomputes figures twice, so that ratings use the new mean. */
  const makeAll = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await refreshStale(db, clock, [reviewSummary(testSecrets), interviewSummary(testDeclarations)]);
      await makePriors(db);
      await db.insertInto('stale_summary').values({ company_id: companyId, summary: 'reviews' }).execute();
    }
    await refreshStale(db, clock, [reviewSummary(testSecrets), interviewSummary(testDeclarations)]);
    await countActivity(db, clock);
  };
  await makeAll();
  return { server, write, guest: adaptersFor(server.parts)(noRequest) };
}

/** Weeks shifted into the newest edition, whose cut-off they follow. */
const aYearBefore = (weeks: readonly WeekCount[]) => weeks.map(({ week, stars }) => ({ week: week.replace('2026-', '2025-'), stars }));

type Opened = Awaited<ReturnType<typeof opened>>;

/** Public figures derived from a company's stars. */
async function published({ server: { db }, guest }: Opened) {
  const { uncountedCount: reviewsBeside, ...figures } = await guest.reviews.figures(urlName);
  const { figures: stories } = await guest.interviews.filters(urlName, null);
  const { uncountedCount: storiesBeside, questionsCount: _, ...interviews } = stories;
  // The same figures are among the insights.
  const { figures: _figures, ...insights } = await guest.reviews.insights(urlName);
  const { rating, reviewsCount, tabCounts } = await guest.companies.header(urlName);
  const entrant = await entrantOf(db, companyId);
  const industry = await db
    .selectFrom('industry')
    .select('prior_hundredths')
    .where('url_name', '=', entrant?.industry ?? '')
    .executeTakeFirst();
  return {
    beside: { reviews: reviewsBeside, stories: storiesBeside, shown: tabCounts.reviews },
    made: {
      figures,
      interviews,
      header: { rating, reviewsCount },
      prior: industry?.prior_hundredths,
      award: entrant && awardScoreOf({ ...entrant, weeks: aYearBefore(entrant.weeks) }, 2026),
      conduct: await guest.employerConducts.of(urlName),
      insights,
      badges: await guest.badges.at(urlName),
      activity: await db.selectFrom('company_activity').selectAll().execute(),
    },
  };
}

const listed = async ({ guest }: Opened) => (await guest.reviews.list(urlName, everyReview, null, 50)).items;

describe('reviews and interviews of accounts without a proof (F-02, F-19)', () => {
  it('move nothing that is made of reviews, and are listed with their mark', { timeout: 120_000 }, async () => {
    const world = await opened();
    const before = await published(world);
    expect(before.made).toMatchObject({ header: { reviewsCount: 30 }, prior: 300, award: { isQualified: false } });
    await world.write(false);
    const after = await published(world);
    expect(after.made).toEqual(before.made);
    expect([before.beside, after.beside]).toEqual([
      { reviews: 0, stories: 0, shown: 30 },
      { reviews: accounts, stories: accounts, shown: 30 + accounts },
    ]);
    const marked = (await listed(world)).filter(({ isCounted }) => !isCounted);
    expect(marked.map(({ stars, signs, job }) => [stars, signs, Object.values(job).every((part) => part === null)])).toEqual(
      Array.from({ length: accounts }, () => [5, ['invited', 'similar'], true]),
    );
    const { items: stories } = await world.guest.interviews.list(urlName, everyInterview, null, 50);
    expect(stories.filter(({ isCounted }) => !isCounted)).toHaveLength(accounts);
    expect((await world.guest.reviews.filters(urlName)).stars[0]).toEqual({ stars: 5, reviewsCount: accounts });
  });

  it('would move all of it with one', { timeout: 120_000 }, async () => {
    const world = await opened();
    const { made: before } = await published(world);
    await world.write(true);
    const { made: after, beside } = await published(world);
    expect(after.header).toMatchObject({ reviewsCount: 30 + accounts });
    expect([after.figures.rating ?? 0, after.prior ?? 0]).toEqual([
      expect.toSatisfy((now) => now > (before.figures.rating ?? 5)),
      expect.toSatisfy((now) => now > 300),
    ]);
    expect(after.award?.ratingHundredths).not.toBe(before.award?.ratingHundredths);
    expect(after.conduct.invited).toBe(accounts);
    expect(after.figures.categories.map(({ category }) => category)).toContain('satisfaction');
    expect(beside.reviews).toBe(0);
    expect((await listed(world)).every(({ isCounted }) => isCounted)).toBe(true);
  });
});
