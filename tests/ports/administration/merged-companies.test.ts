import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { usualFeed } from '#core/feeds/feeds.ts';
import { Failure } from '#core/failure.ts';
import { everyCompanyPay } from '#core/salaries/pay-search.ts';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { noFacts, sealedCareer, workplaceHash } from '#server/adapters/careers/career-facts.ts';
import { careerRowOf } from '#server/adapters/careers/career-row.ts';
import { sanitizedLine } from '#server/adapters/content/sanitized-text.ts';
import { benefitsSummary } from '#server/adapters/benefits/benefits-summary.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { SqlSalaries } from '#server/adapters/salaries/sql-salaries.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { keepBenefits, knownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { aBrowser } from '#tests/anonymity/joined-lists.ts';
import { aKnownInterview, aRound, keepInterviews } from '#tests/interviews.ts';
import { aKnownQuestion, keepQuestions } from '#tests/questions.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { aKnownSalary, keepSalaries, makePay } from '#tests/salaries.ts';
import { inOrder } from '#tests/posts/held.ts';
import { aPostServer, published, tellOfDeletions, whileAggregating } from '#tests/posts/helpers.ts';
import { testSecrets, testDeclarations } from '#tests/database.ts';

const aForm = (name: string) => ({ name, website: '', city: 'Pune', industry: 'Payments' });

type Merging = Awaited<ReturnType<typeof twoCompanies>>;

const inCompany = (entityId: string) => ({ community: { type: 'company', entityId } }) as const;

async function inTurn<Made>(count: number, make: (place: number) => Promise<Made>): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (let place = 0; place < count; place++) made.push(await make(place));
  return made;
}

async function twoCompanies() {
  const server = await aPostServer();
  const administrator = server.aMember({ role: 'administrator' });
  const [from, into] = [await administrator.administeredCompanies.add(aForm('Koyal Pay')), await administrator.administeredCompanies.add(aForm('Betwa'))];
  const communityOf = async (urlName: string) => (await server.guest.communities.at({ type: 'company', key: urlName })).entityId;
  const [source, target] = [await communityOf(from.urlName), await communityOf(into.urlName)];
  const [both, one] = [server.aMember(), server.aMember()];
  await both.communities.join([source, target]);
  await one.communities.join([source]);
  const postId = await published(server, one, { community: { type: 'company', entityId: source } });
  return { server, administrator, companies: administrator.administeredCompanies, from, into, source, target, one, postId };
}

describe('companies that are merged (T-12)', () => {
  it('move posts and followers as they are counted, and lead on under the former name', async () => {
    const { server, companies, from, into, target, one, postId } = await twoCompanies();
    expect(await companies.countsOf(from.companyId)).toEqual({ posts: 1, members: 2, careers: 0 });
    await server.aggregate();
    expect(await companies.merge(from.companyId, 1, into.companyId)).toMatchObject({ posts: 1, followers: 3 });
    const led = await server.guest.communities.at({ type: 'company', key: 'koyal-pay' });
    expect(led).toMatchObject({ entityId: target, name: 'Betwa', topicMeta: { posts: 1, followers: 3 } });
    await server.aggregate();
    expect((await server.guest.communities.at({ type: 'company', key: 'betwa' })).topicMeta).toEqual({ posts: 1, followers: 3 });
    expect(await server.guest.posts.at(postId)).toMatchObject({ post: { community: { entityId: target, name: 'Betwa' } } });
    expect(await server.guest.companies.header('koyal-pay')).toMatchObject({ urlName: 'betwa' });
    expect(await server.guest.movedTo('koyal-pay')).toBe('betwa');
    await published(server, one, { community: { type: 'company', entityId: target } });
  });

  it('move all contributions to the other, whose figures combine both (F-19)', async () => {
    const { server, companies, from, into } = await twoCompanies();
    const reviews = [from, into].flatMap(({ companyId }) => Array.from({ length: 3 }, () => aKnownReview({ companyId })));
    await keepReviews(server.db, reviews);
    await companies.merge(from.companyId, 1, into.companyId);
    await refreshStale(server.db, server.clock, [reviewSummary(testSecrets)]);
    expect(await server.guest.reviews.figures('betwa')).toMatchObject({ reviewsCount: 6 });
    expect(await server.guest.reviews.one(reviews[0]?.reviewId ?? '')).toMatchObject({ company: { urlName: 'betwa' } });
  });

  it('leave a review its shown job, and keep the same threshold for hidden ones (D-28)', async () => {
    const { server, companies, from, into } = await twoCompanies();
    await server.db.insertInto('department').values({ id: 9001, url_name: 'weaving', name: 'Weaving' }).execute();
    await server.db.insertInto('designation').values({ id: 9001, department_id: 9001, name: 'Weaver' }).execute();
    const of = ({ companyId }: { readonly companyId: string }, count: number) =>
      Array.from({ length: count }, () => aKnownReview({ companyId, designation: 'Weaver' }));
    await keepReviews(server.db, [...of(from, 8), ...of(into, 7)]);
    await companies.merge(from.companyId, 1, into.companyId);
    const shown = async () => (await server.guest.reviews.filters('betwa')).designations.map(({ reviewsCount }) => reviewsCount);
    await refreshStale(server.db, server.clock, [reviewSummary(testSecrets)]);
    expect(await shown()).toEqual([8]);
    await keepReviews(server.db, of(into, 1));
    expect(await shown()).toEqual([16]);
  });

  it('move the questions to the other, with where they were asked (R-039)', async () => {
    const { server, companies, from, into } = await twoCompanies();
    const asked = [from, into].map(({ companyId }) => aKnownQuestion({ companyId }));
    await keepQuestions(server.db, asked);
    await companies.merge(from.companyId, 1, into.companyId);
    const { items } = await server.guest.questions.list({ of: 'company', company: 'koyal-pay', designation: null });
    expect(items.map(({ company }) => company.urlName)).toEqual(['betwa', 'betwa']);
    expect(await server.db.selectFrom('question_listing').select('list').where('list', 'like', `%${from.companyId}%`).execute()).toEqual([]);
  });

  it('move the salaries to the other, with figures of jobs it lacks (F-19)', async () => {
    const { server, companies, from, into } = await twoCompanies();
    const recorded = {
      posted_at: new Date(server.clock.now()),
      city_id: 101,
      experience_years: 4,
      employment: 'full-time',
      is_current: true,
      fixed: 900_000,
      counted_year: 2026,
    } as const;
    const ofFrom = { company_id: from.companyId, ...recorded };
    await server.db
      .insertInto('salary')
      .values([
        { ...ofFrom, id: 's1', author_ref: 'k1', designation_id: 1001 },
        { ...ofFrom, id: 's2', author_ref: 'k2', designation_id: 1002 },
        { ...ofFrom, id: 's3', author_ref: 'k3', designation_id: 1003, status: 'SCHEDULED', due_at: new Date(server.clock.now()) },
      ])
      .execute();
    await sql`insert into pay_slice (company_id, designation_id, counted, people, median, figures) values (${from.companyId}, 1001, 5, 5, 900000, '{}')`.execute(
      server.db,
    );
    await server.db.insertInto('stale_pay').values({ company_id: from.companyId, designation_id: 1001 }).execute();
    await companies.merge(from.companyId, 1, into.companyId);
    const moved = await server.db.selectFrom('salary').select(['id', 'company_id', 'status']).orderBy('id').execute();
    expect(moved.map(({ id, company_id, status }) => [id, company_id, status])).toEqual([
      ['s1', into.companyId, 'LIVE'],
      ['s2', into.companyId, 'LIVE'],
      ['s3', into.companyId, 'SCHEDULED'],
    ]);
    const stale = await server.db.selectFrom('stale_pay').selectAll().orderBy('designation_id').execute();
    expect(stale).toEqual([1001, 1002].map((designation_id) => ({ company_id: into.companyId, designation_id })));
    const summaries = await server.db.selectFrom('stale_summary').selectAll().where('summary', '=', 'salaries').execute();
    expect([summaries, await server.db.selectFrom('pay_slice').selectAll().execute()]).toEqual([
      [{ company_id: into.companyId, summary: 'salaries' }],
      [expect.objectContaining({ company_id: into.companyId })],
    ]);
  });

  it('move the stories of its interviews, whose figures and questions are those of both (R-022)', async () => {
    const { server, companies, from, into } = await twoCompanies();
    const rounds = [aRound({ waitDays: 5, questions: ['Why us?'] })];
    const offer = { letterDays: 9, joiningDays: 30, movedDays: 0, end: 'joined' } as const;
    const interviews = [from, into].flatMap(({ companyId }) =>
      Array.from({ length: 4 }, () => aKnownInterview({ companyId, rounds, offer, designation: 'Weaver' })),
    );
    await keepInterviews(server.db, interviews, server.clock.now());
    await companies.merge(from.companyId, 1, into.companyId);
    await refreshStale(server.db, server.clock, [interviewSummary(testDeclarations)]);
    const { figures, designations } = await server.guest.interviews.filters('koyal-pay', 'weaver');
    expect(designations).toEqual([{ urlName: 'weaver', name: 'Weaver', interviewsCount: 8 }]);
    expect(figures).toMatchObject({ interviewsCount: 8, questionsCount: 1, totalDays: { median: 5 }, offers: { letterDays: { median: 10 } } });
    const moved = await server.guest.interviews.one(interviews[0]?.interviewId ?? '');
    expect([moved.company.urlName, moved.rounds[0]?.questions[0]?.text]).toEqual(['betwa', 'Why us?']);
    for (const name of ['interview_figure', 'question_place', 'question'] as const)
      expect(await server.db.selectFrom(name).select('company_id').where('company_id', '=', from.companyId).execute()).toEqual([]);
  });

  it('move what was shared of benefits, whose shares are those of both (R-024)', async () => {
    const { server, companies, from, into } = await twoCompanies();
    const note = { benefit: 'cab', text: 'It comes at nine.' } as const;
    const recorded = [from, into].flatMap(({ companyId }) => Array.from({ length: 4 }, () => knownBenefits({ companyId, note })));
    await keepBenefits(server.db, recorded, server.clock.now());
    await companies.merge(from.companyId, 1, into.companyId);
    await refreshStale(server.db, server.clock, [benefitsSummary]);
    expect(await server.guest.benefits.one('koyal-pay', 'cab')).toMatchObject({ company: { urlName: 'betwa' }, people: 8, percent: 100, notesCount: 8 });
    expect((await server.guest.benefits.note(recorded[0]?.benefitsId ?? '')).company.urlName).toBe('betwa');
    expect(await server.db.selectFrom('benefit_figure').select('company_id').execute()).toEqual([{ company_id: into.companyId }]);
  });

  it('move what their jobs pay, and the figures are made of both (R-021, F-02)', async () => {
    const { server, companies, from, into } = await twoCompanies();
    const salaries = [from, into].flatMap(({ companyId }) => Array.from({ length: 4 }, () => aKnownSalary({ companyId })));
    const others = Array.from({ length: 8 }, () => aKnownSalary({ companyId: from.companyId, designation: 'Dyer' }));
    await keepSalaries(server.db, [...salaries, ...others], server.clock.now());
    await companies.merge(from.companyId, 1, into.companyId);
    await makePay(server.db, server.clock.now());
    const pay = await new SqlSalaries(server).ofCompany('koyal-pay', everyCompanyPay);
    expect([pay.company.urlName, pay.jobs.map(({ group }) => group.designation?.name).toSorted()]).toEqual(['betwa', ['Dyer', 'Weaver']]);
  });

  it('leave the removal ledger as it is, with what had been taken down there (F-04)', async () => {
    const { server, companies, from, into, one, postId } = await twoCompanies();
    await one.posts.remove(postId);
    await tellOfDeletions(server);
    const before = await server.guest.ledger.entries();
    expect(before.items.map(({ community }) => community)).toEqual(['koyal-pay']);
    await companies.merge(from.companyId, 1, into.companyId);
    const { items, next } = before;
    expect(await server.guest.ledger.entries()).toMatchObject({ items, next });
  });

  it('move careers with what was confirmed of them, as a new name does', async () => {
    const { server, companies, from, into, one } = await twoCompanies();
    const { userId: account_id } = one.caller.member;
    const place = sanitizedLine('Koyal Pay');
    await server.db
      .insertInto('account')
      .values({ id: account_id, display_name: sanitizedLine('Fair Gulmohar') as never, made_on: '2026-01-01' } as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { secrets } = server;
    const place_key = workplaceHash(secrets, account_id, workplaceKeyOf('company', place));
    const sealed = sealedCareer(secrets, account_id, { ...noFacts, place, job_profile: sanitizedLine('Weaver') });
    await server.db.insertInto('career').values({ id: 'mine', account_id, type: 'working', place_key, sealed }).execute();
    await server.db.insertInto('career_proof').values({ account_id, place_key, source: 'mail', month: '2026-10' }).execute();
    await server.db.insertInto('portal_link').values({ account_id, consent_on: null, linked_on: null, denied_place_key: place_key }).execute();
    expect(await companies.countsOf(from.companyId)).toMatchObject({ careers: 1 });
    await companies.change(from.companyId, 1, aForm('Koyal Payments'));
    await companies.merge(from.companyId, 2, into.companyId);
    expect(await careerRowOf(server, account_id)).toMatchObject({ place: 'Betwa', job_profile: 'Weaver', mail_month: '2026-10' });
    const { place_key: after, denied_place_key: denied } = (await careerRowOf(server, account_id)) ?? {};
    expect([after, denied]).toEqual(Array.from({ length: 2 }, () => workplaceHash(secrets, account_id, workplaceKeyOf('company', 'Betwa'))));
    expect([await server.guest.movedTo('koyal-pay'), await server.guest.movedTo('koyal-payments')]).toEqual(['betwa', 'betwa']);
  });

  it('are merged once, anyone who presses at the same time', async () => {
    const { companies, from, into } = await twoCompanies();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => companies.merge(from.companyId, 1, into.companyId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await companies.list('')).items.map(({ name }) => name)).toEqual(['Betwa']);
  });

  it('are read, joined, left and written in under the former id, too', async () => {
    const { server, companies, from, into, source, target } = await twoCompanies();
    await companies.merge(from.companyId, 1, into.companyId);
    const member = server.aMember();
    const late = { ...member, communities: aBrowser(server).by(member).communities };
    expect(await late.communities.at({ type: 'company', key: source })).toMatchObject({ entityId: target, name: 'Betwa' });
    expect(await late.communities.join([source, target])).toMatchObject([{ entityId: target, isFollowed: true, followers: 4 }]);
    const id = await published(server, late, inCompany(source));
    const question = { ...usualFeed, community: { type: 'company', key: source } } as const;
    expect((await late.feeds.list(question)).items.find(({ postId }) => postId === id)?.community).toMatchObject({ entityId: target });
    expect(await late.communities.leave([source])).toMatchObject([{ entityId: target, isFollowed: false, followers: 3 }]);
    await expect(late.communities.join(['never-there'])).rejects.toMatchObject({ kind: 'missing' });
  });

  it('take along whatever comes meanwhile, and never break (B-14)', async () => {
    const { server, companies, from, into, source, target, one } = await twoCompanies();
    const merge = () => companies.merge(from.companyId, 1, into.companyId);
    const late = server.aMember();
    const outcomes = await inOrder(server, 'lock table former_company_url in share mode', merge, () => published(server, one, inCompany(source)));
    expect(outcomes).toEqual(['done', 'done']);
    await late.communities.join([source]);
    await server.aggregate();
    expect((await server.guest.communities.at({ type: 'company', key: 'betwa' })).topicMeta).toEqual({ posts: 2, followers: 4 });
    await published(server, late, inCompany(target));
  });

  it.each([
    ['a post', 'post', ({ server, one, source }) => published(server, one, inCompany(source)), { posts: 2, followers: 3 }],
    ['a member', 'count_delta', ({ server, source }) => server.aMember().communities.join([source]), { posts: 1, followers: 4 }],
  ] as const satisfies readonly (readonly [string, string, (at: Merging) => Promise<unknown>, object])[])(
    'wait for %s that is about to come',
    async (_what, table, come, topicMeta) => {
      const at = await twoCompanies();
      const { server, companies, from, into } = at;
      const merge = () => companies.merge(from.companyId, 1, into.companyId);
      expect(await inOrder(server, `lock table ${table} in share mode`, () => come(at), merge)).toEqual(['done', 'done']);
      await server.aggregate();
      expect((await server.guest.communities.at({ type: 'company', key: 'betwa' })).topicMeta).toEqual(topicMeta);
    },
  );

  it('lead on a member who is about to join', async () => {
    const { server, companies, from, into, source } = await twoCompanies();
    const merge = () => companies.merge(from.companyId, 1, into.companyId);
    const join = () => server.aMember().communities.join([source]);
    expect(await inOrder(server, 'lock table former_company_url in share mode', merge, join)).toEqual(['done', 'done']);
  });

  it('break for nobody while others post, join and vote (B-14)', async () => {
    const { server, administrator, companies, into, postId } = await twoCompanies();
    const others = await inTurn(8, async (place) => companies.add(aForm(`Company ${place}`)));
    const ids = await Promise.all(others.map(async ({ urlName }) => (await server.guest.communities.at({ type: 'company', key: urlName })).entityId));
    const kindOf = (act: Promise<unknown>) =>
      act.then(
        () => 'done',
        (error: unknown) => Failure.from(error).kind,
      );
    const memberActs = async (place: number) => {
      const member = server.aMember();
      const kinds = await inTurn(ids.length, async (turn) => {
        const id = ids[(turn + place) % ids.length] ?? '';
        return [
          await kindOf(published(server, member, inCompany(id))),
          await kindOf(member.communities.join(ids.slice(turn))),
          await kindOf(member.votes.cast({ resourceId: postId, resourceType: 'POST' }, 'up')),
        ];
      });
      return kinds.flat();
    };
    const merging = () => inTurn(others.length, (place) => kindOf(companies.merge(others[place]?.companyId ?? '', 1, into.companyId)));
    const kinds = (await whileAggregating(server, Promise.all([merging(), ...Array.from({ length: 12 }, (_, place) => memberActs(place))]))).flat();
    expect(kinds.filter((kind) => kind !== 'done' && kind !== 'missing')).toEqual([]);
    while ((await server.aggregate()) > 0);
    const { posts, followers } = (await server.guest.communities.at({ type: 'company', key: 'betwa' })).topicMeta;
    const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from post join community on community.id = community_id
      where community.url_name = 'betwa'`.execute(server.db);
    expect(posts).toBe(rows[0]?.count);
    expect(followers).toBeGreaterThan(0);
    expect((await administrator.administeredCompanies.list('')).items.map(({ name }) => name)).toEqual(['Betwa', 'Koyal Pay']);
  });
});
