import { dayMs } from '#core/figures/durations.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { employments } from '#core/careers/employment-kind.ts';
import { starSteps } from '#core/reviews/review.ts';
import type { SalaryDraft } from '#core/salaries/salary-draft.ts';
import { blinded } from '#scripts/contract/persona-keys/blind-token.ts';
import { PersonaKey } from '#scripts/contract/persona-keys/persona-key.ts';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { paySummary } from '#server/adapters/salaries/pay-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import { joining, wakingMs, wholeRound, type Crowd, type Happening } from './crowd.ts';
import { anEmptyHouse, companiesCount, type House } from './crowd-house.ts';
import { offerFacts } from '#tests/content.ts';
import { CrowdMember } from './crowd-member.ts';
import { Seeded } from './seeded.ts';

/** The key of one review or salary, the company it is of, and the token that pays for it once it is there. */
interface Contribution {
  readonly key: PersonaKey;
  readonly company: number;
  token?: ContributionToken;
}

/** A member who posts under a made-up name, has written two reviews and has told a salary, and keeps an offer of the same figures with the account. */
export interface Contributor {
  readonly member: CrowdMember;
  readonly contributions: readonly [Contribution, Contribution];
  readonly salary: Contribution & { readonly pay: Pick<SalaryDraft, 'fixed' | 'variable'> };
}

export interface ContributingCrowd extends Omit<Crowd, 'members'> {
  readonly contributors: readonly Contributor[];
}

/** The number of members, the days on which they come and write, and whether they post under made-up names as well, which takes long. */
interface CrowdSize {
  readonly size: number;
  readonly days: number;
  readonly hasNames: boolean;
}

/**
 * Lets members join and post, and take the tokens for two reviews and a salary as they look in; and write each by its key on a day of its own, some of them at once after.
 * The last have written three days before the end, so that everything is out and a night has passed over it.
 */
export async function aContributingCrowd(seed: number, { size, days, hasNames }: CrowdSize): Promise<ContributingCrowd> {
  const house = await anEmptyHouse();
  await keepJobs(house.db);
  const chance = new Seeded(seed);
  const contributors = Array.from({ length: size }, (_, number) => contributor(house, number, chance));
  const begun = house.clock.now();
  const happenings = contributors.flatMap((each) => lifeOf(house, each, { chance, days, hasNames })).toSorted((one, other) => one.at - other.at);
  for (let day = 0; day < days + quietDays; day++) {
    for (const { at, act } of happenings.filter((one) => Math.floor(one.at / dayMs) === day)) {
      house.clock.advance(Math.max(0, begun + at - house.clock.now()));
      await act();
      await letOut(house);
    }
    house.clock.advance(begun + (day + 1) * dayMs - house.clock.now());
    await letOut(house);
    await sweepExpired(house.db, house.clock);
    await aggregateCounts(house.db);
    if (hasNames || day === days + quietDays - 1) await wholeRound(house);
  }
  return { ...house, contributors };
}

/** What is due comes out, and its figures are made. */
const letOut = ({ db, clock }: House) => refreshStale(db, clock, [reviewSummary, paySummary]);

const [jobsCount, citiesCount] = [8, 4];

/** The jobs and cities that salaries are of. */
async function keepJobs(db: House['db']): Promise<void> {
  await db.insertInto('department').values({ id: 1, url_name: 'mill', name: 'Mill' }).execute();
  const jobs = Array.from({ length: jobsCount }, (_, at) => ({ id: 1001 + at, department_id: 1, name: `Weaver ${at}` }));
  await db.insertInto('designation').values(jobs).execute();
  const cities = Array.from({ length: citiesCount }, (_, at) => ({ id: 101 + at, name: `City ${at}`, state: 'Somewhere' }));
  await db.insertInto('city').values(cities).execute();
}

/** Three days until everything is out, and one more. */
const quietDays = 4;

function contributor(house: House, number: number, chance: Seeded): Contributor {
  const first = chance.below(companiesCount);
  const second = (first + 1 + chance.below(companiesCount - 1)) % companiesCount;
  const of = (company: number): Contribution => ({ key: new PersonaKey(), company });
  const pay = { fixed: 1_000 * (300 + chance.below(3_000)), variable: 1_000 * chance.below(300) };
  const [contributions, salary] = [[of(first), of(second)], { ...of(chance.below(companiesCount)), pay }] as const;
  return { member: new CrowdMember(house, number, number % companiesCount, chance), contributions, salary };
}

function lifeOf(
  house: House,
  { member, contributions, salary }: Contributor,
  { chance, days, hasNames }: Omit<CrowdSize, 'size'> & { readonly chance: Seeded },
): readonly Happening[] {
  const moment = (day: number): number => day * dayMs + chance.below(wakingMs);
  const joined = chance.below(Math.ceil(days / 2));
  const come = moment(joined);
  const life: Happening[] = hasNames ? [...joining(member, come, chance)] : [{ at: come, act: () => member.arrive() }];
  life.push({ at: moment(joined + 1), act: () => keepOffer(member, salary) });
  const ofSalary = { of: salary, send: () => tell(house, salary, chance) };
  const sent = [...contributions.map((of) => ({ of, send: () => write(house, of, chance) })), ofSalary];
  for (const { of, send } of sent) {
    const [tokenAt, writtenAt] = Array.from({ length: 2 }, () => moment(joined + 1 + chance.below(days - joined - 1))).toSorted((one, other) => one - other);
    life.push({ at: tokenAt ?? 0, act: () => takeToken(member, of) }, { at: writtenAt ?? 0, act: send });
  }
  return life;
}

/** Keeps what is told as pay with the account, past the device that a browser keeps it on. */
async function keepOffer(member: CrowdMember, { company, pay }: Contributor['salary']): Promise<void> {
  const facts = offerFacts({ companyName: `Company ${String.fromCodePoint(65 + company)}`, fixedRupees: pay.fixed, variableRupees: pay.variable });
  await (await member.bySession()).offers.save(facts);
}

async function takeToken(member: CrowdMember, contribution: Contribution): Promise<void> {
  const { contributionTokens } = await member.bySession();
  const [issuer] = (await contributionTokens.keys()).items;
  if (!issuer) throw new Error('There is no key that signs tokens.');
  const { blindedMessage, prefix, finalize } = blinded(issuer.publicKey, Buffer.from(contribution.key.publicKey, 'base64url'));
  const signature = finalize(await contributionTokens.issue({ keyId: issuer.keyId, blindedMessage }));
  contribution.token = { keyId: issuer.keyId, prefix, signature };
}

/** Half of them change what they wrote at once: a second write of the same key. */
async function write({ db, under }: House, { key, company, token }: Contribution, chance: Seeded): Promise<void> {
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
    designationId: null,
    cityId: null,
    employment: employments[chance.below(employments.length)] ?? null,
    isCurrent: chance.happens(0.5),
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

/** Some of them change what they told at once, too. */
async function tell({ db, under }: House, { key, company, token, pay }: Contributor['salary'], chance: Seeded): Promise<void> {
  if (!token) throw new Error('It is told before it is paid for.');
  const { ownSalaries } = under(key.publicKey);
  const draft: SalaryDraft = {
    designationId: 1001 + chance.below(jobsCount),
    cityId: 101 + chance.below(citiesCount),
    experienceYears: chance.below(20),
    employment: employments[chance.below(employments.length)] ?? 'full-time',
    isCurrent: chance.happens(0.5),
    currency: 'INR',
    ...pay,
    stock: chance.happens(0.3) ? { stockType: 'rsus', vestingPeriod: null, amount: 1_000 * (1 + chance.below(2_000)) } : null,
  };
  const companies = await db.selectFrom('company').select('url_name').orderBy('url_name').execute();
  const { salaryId } = await ownSalaries.create(companies[company]?.url_name ?? '', draft, token);
  if (chance.happens(0.3)) await ownSalaries.change(salaryId, { ...draft, variable: 0 }, 0);
}
