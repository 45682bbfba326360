import { dayMs } from '#core/figures/durations.ts';
import { existing } from '#core/failure.ts';
import { countedKinds, ofCountedKinds, type CountedKind } from '#core/persona-keys/issuer-key.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { starSteps } from '#core/reviews/review.ts';
import type { SalaryDraft } from '#core/salaries/salary-draft.ts';
import { blinded } from '#openapi/signing/blind-token.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import { joining, wakingMs, wholeRound, type Crowd, type Happening } from './crowd.ts';
import { anEmptyInstance, companiesCount, type Instance } from './crowd-instance.ts';
import { offerFacts } from '#tests/content.ts';
import { CrowdMember } from './crowd-member.ts';
import { cities, thisYear, titles } from './crowd-words.ts';
import { dumpOf, type DumpedTable } from './dump.ts';
import { Seeded } from './seeded.ts';
import { testDeclarations } from '#tests/database.ts';

export interface Contribution {
  readonly key: PersonaKey;
  readonly company: number;
  token?: ContributionToken;
  day?: number;
}

/** Member with a made-up name, two reviews, a salary, and an account offer of the same figures. */
export interface Contributor {
  readonly member: CrowdMember;
  readonly contributions: readonly [Contribution, Contribution];
  readonly salary: Contribution & { readonly pay: Pick<SalaryDraft, 'fixed' | 'variable'> };
}

export interface ContributingCrowd extends Omit<Crowd, 'members'> {
  readonly contributors: readonly Contributor[];
  /** Database right after the last write, before the round of that hour. */
  readonly rightAfter: readonly DumpedTable[];
  readonly lastDay: number;
}

/** Members, days, and if they also post under made-up names, which takes long. */
interface CrowdSize {
  readonly size: number;
  readonly days: number;
  readonly hasNames: boolean;
}

/** Members join, take tokens, and write by key on separate days. The last write precedes the end by three days. */
export async function aContributingCrowd(seed: number, { size, days, hasNames }: CrowdSize): Promise<ContributingCrowd> {
  const instance = await anEmptyInstance();
  await keepJobs(instance.db);
  const chance = new Seeded(seed);
  const contributors = Array.from({ length: size }, (_, number) => contributor(instance, number, chance));
  const begun = instance.clock.now();
  const happenings = contributors.flatMap((each) => lifeOf(instance, each, { chance, days, hasNames })).toSorted((one, other) => one.at - other.at);
  let rightAfter: readonly DumpedTable[] = [];
  for (let day = 0; day < days + quietDays; day++) {
    for (const { at, act } of happenings.filter((one) => Math.floor(one.at / dayMs) === day)) {
      instance.clock.advance(Math.max(0, begun + at - instance.clock.now()));
      await act();
      await letOut(instance);
    }
    if (day === days - 1) rightAfter = await dumpOf(instance);
    instance.clock.advance(begun + (day + 1) * dayMs - instance.clock.now());
    await letOut(instance);
    await sweepExpired(instance.db, testDeclarations.tables, instance.clock);
    await aggregateCounts(instance.db, testDeclarations.kinds);
    if (hasNames || day === days + quietDays - 1) await wholeRound(instance);
  }
  return { ...instance, contributors, rightAfter, lastDay: days - 1 };
}

/** Publishes what is due and makes its figures. */
const letOut = ({ db, clock, secrets }: Instance) => refreshStale(db, clock, [reviewSummary(secrets), paySummary]);

const [firstJob, firstCity] = [1001, 101];

async function keepJobs(db: Instance['db']): Promise<void> {
  await db.insertInto('department').values({ id: 1, url_name: 'mill', name: 'Mill' }).execute();
  await db
    .insertInto('designation')
    .values(titles.map((name, at) => ({ id: firstJob + at, department_id: 1, name })))
    .execute();
  await db
    .insertInto('city')
    .values(cities.map((name, at) => ({ id: firstCity + at, name, state: 'Somewhere' })))
    .execute();
}

const numbersOf = ({ job }: CrowdMember) => ({ designationId: firstJob + titles.indexOf(job.title), cityId: firstCity + cities.indexOf(job.city) });

/** Three days until everything is out, and one more. */
const quietDays = 4;

function contributor(instance: Instance, number: number, chance: Seeded): Contributor {
  const employer = number % companiesCount;
  const former = (employer + 1 + chance.below(companiesCount - 1)) % companiesCount;
  const of = (company: number): Contribution => ({ key: new PersonaKey(), company });
  const pay = { fixed: 1_000 * (300 + chance.below(3_000)), variable: 1_000 * chance.below(300) };
  return { member: new CrowdMember(instance, number, employer, chance), contributions: [of(employer), of(former)], salary: { ...of(employer), pay } };
}

function lifeOf(
  instance: Instance,
  { member, contributions, salary }: Contributor,
  { chance, days, hasNames }: Omit<CrowdSize, 'size'> & { readonly chance: Seeded },
): readonly Happening[] {
  const moment = (day: number): number => day * dayMs + chance.below(wakingMs);
  const joined = chance.below(Math.ceil(days / 2));
  const come = moment(joined);
  const life: Happening[] = hasNames ? [...joining(member, come, chance)] : [{ at: come, act: () => member.arrive() }];
  const fillIn = async (): Promise<void> => {
    const left = thisYear - member.job.years;
    await member.worked(contributions[1].company, { from: `${left - 3}-01`, to: `${left}-01` });
    await keepOffer(member, salary);
  };
  life.push({ at: moment(joined + 1), act: fillIn });
  const sending = (of: Contribution, at: number, send: () => Promise<void>): Happening => ({
    at,
    act: () => {
      of.day = Math.floor(at / dayMs);
      return send();
    },
  });
  const [review, second] = contributions;
  const later = (count: number): readonly number[] =>
    Array.from({ length: count }, () => moment(joined + 1 + chance.below(days - joined - 1))).toSorted((one, other) => one - other);
  const [tokenAt = 0, writtenAt = 0] = later(2);
  life.push(
    { at: tokenAt, act: () => takeToken(member, second) },
    sending(second, writtenAt, () => write(instance, member, second, chance)),
  );
  const [countedAt = 0, ...sentAt] = later(3);
  const [reviewAt = 0, salaryAt = 0] = chance.happens(0.5) ? sentAt : sentAt.toReversed();
  life.push(
    { at: countedAt, act: () => takeCounted(member, review, salary) },
    sending(review, reviewAt, () => write(instance, member, review, chance)),
    sending(salary, salaryAt, () => tell(instance, member, salary, chance)),
  );
  return life;
}

/** Takes counted tokens of all kinds at once, as a device does for keys in stock. */
async function takeCounted(member: CrowdMember, review: Contribution, salary: Contribution): Promise<void> {
  const { contributionTokens } = await member.bySession();
  const keys = { ...ofCountedKinds(() => new PersonaKey()), review: review.key, salary: salary.key };
  const drawn = async (kind: CountedKind) => {
    const [issuer] = (await contributionTokens.keys(kind)).items;
    if (!issuer) throw new Error('There is no key that signs tokens.');
    return { keyId: issuer.keyId, ...blinded(issuer.publicKey, Buffer.from(keys[kind].publicKey, 'base64url')) };
  };
  const all = new Map(await Promise.all(countedKinds.map(async (kind) => [kind, await drawn(kind)] as const)));
  const asked = ofCountedKinds((kind) => existing(all.get(kind)));
  const signatures = await contributionTokens.issueCounted(asked);
  for (const [kind, of] of [
    ['review', review],
    ['salary', salary],
  ] as const)
    of.token = { keyId: asked[kind].keyId, prefix: asked[kind].prefix, signature: asked[kind].finalize(signatures[kind]) };
}

/** Stores the shared pay as an offer of the account, past the device. */
async function keepOffer(member: CrowdMember, { company, pay }: Contributor['salary']): Promise<void> {
  const facts = offerFacts({ companyName: `Company ${String.fromCodePoint(65 + company)}`, fixedRupees: pay.fixed, variableRupees: pay.variable });
  await (await member.bySession()).offers.save(facts);
}

async function takeToken(member: CrowdMember, contribution: Contribution): Promise<void> {
  const { contributionTokens } = await member.bySession();
  const [issuer] = (await contributionTokens.keys('contribution')).items;
  if (!issuer) throw new Error('There is no key that signs tokens.');
  const { blindedMessage, prefix, finalize } = blinded(issuer.publicKey, Buffer.from(contribution.key.publicKey, 'base64url'));
  const signature = finalize(await contributionTokens.issue({ keyId: issuer.keyId, blindedMessage }));
  contribution.token = { keyId: issuer.keyId, prefix, signature };
}

/** Half change their text at once: a second write of the same key. */
async function write({ db, under }: Instance, member: CrowdMember, { key, company, token }: Contribution, chance: Seeded): Promise<void> {
  if (!token) throw new Error('It is written before it is paid for.');
  const { ownReviews } = under(key.publicKey);
  const words = (count: number) =>
    Array.from({ length: count }, () => `word${'abcdefghij'[chance.below(10)] ?? ''}${'klmnopqrst'[chance.below(10)] ?? ''}`).join(' ');
  const draft = {
    stars: starSteps[chance.below(5)] ?? 3,
    ratings: { workLife: starSteps[chance.below(5)] ?? 3 },
    title: chance.happens(0.5) ? words(3) : null,
    likes: words(8 + chance.below(20)),
    dislikes: words(8 + chance.below(20)),
    ...numbersOf(member),
    employment: 'full-time' as const,
    isCurrent: company === member.company,
    exit: chance.happens(0.5)
      ? {
          bondRupees: 0,
          bondMonths: 0,
          noticeDays: 15 * chance.below(7),
          buyout: 'no' as const,
          relievingDays: chance.below(90),
          settlementDays: null,
          isWithheld: false,
        }
      : null,
  };
  const companies = await db.selectFrom('company').select('url_name').orderBy('url_name').execute();
  const { reviewId } = await ownReviews.create(companies[company]?.url_name ?? '', { ...draft, isInvited: chance.happens(0.2) }, token);
  if (chance.happens(0.3)) await ownReviews.change(reviewId, { ...draft, stars: 3 }, 0);
}

/** Some change their salary at once. */
async function tell({ db, under }: Instance, member: CrowdMember, { key, company, token, pay }: Contributor['salary'], chance: Seeded): Promise<void> {
  if (!token) throw new Error('It is told before it is paid for.');
  const { ownSalaries } = under(key.publicKey);
  const draft: SalaryDraft = {
    ...numbersOf(member),
    experienceYears: member.job.years,
    employment: 'full-time',
    isCurrent: true,
    currency: 'INR',
    ...pay,
    stock: chance.happens(0.3) ? { stockType: 'rsus', vestingPeriod: null, amount: 1_000 * (1 + chance.below(2_000)) } : null,
  };
  const companies = await db.selectFrom('company').select('url_name').orderBy('url_name').execute();
  const { salaryId } = await ownSalaries.create(companies[company]?.url_name ?? '', draft, token);
  if (chance.happens(0.3)) await ownSalaries.change(salaryId, { ...draft, variable: 0 }, 0);
}
