import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { Stars } from '#core/reviews/review.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import type { Random } from '../random.ts';
import { answerTo } from './compose-answer.ts';
import { dislikesOf, likesOf, topicsFor, type Writer } from './compose-texts.ts';
import { titleOf, type PlainTitles } from './compose-title.ts';
import type { DemoExit, DemoReview } from './demo-review.ts';
import { departmentWordsOf } from './department-words.ts';
import type { EmployerFacts } from './employer-facts.ts';
import { jobIn, type DemoJob } from './jobs.ts';
import type { CompanySaid } from './speech.ts';
import type { Tongue } from './slots.ts';
import { ratingsFor, starsAround } from './stars.ts';
import { tradeWordsOf } from './trade-words.ts';

export interface Reviewed {
  readonly company: DemoCompany;
  readonly employer: EmployerFacts;
  readonly said: CompanySaid;
  readonly plain: PlainTitles;
}

export interface ReviewWish {
  readonly stars?: Stars;
  readonly weeksAgo?: number;
  readonly isInvited?: boolean;
}

export function composeReview(reviewed: Reviewed, random: Random, wish: ReviewWish = {}): DemoReview {
  const { writer, ...shown } = writerAt(reviewed, random, wish);
  const about = topicsFor(writer);
  return {
    ...shown,
    stars: writer.stars,
    ratings: ratingsFor(writer.stars, about.praised, about.blamed, reviewed.employer, random),
    title: titleOf(writer, about, reviewed.plain),
    likes: likesOf(writer, about),
    dislikes: dislikesOf(writer, about),
    reply: answerTo(writer, about),
  };
}

/** Random author with the details shown beside the text. */
export function writerAt({ company, employer, said }: Reviewed, random: Random, wish: ReviewWish) {
  const job = jobIn(company.industry, random);
  const stars = wish.stars ?? starsAround(employer.mean, random);
  const isCurrent = random.chance(0.4 + 0.06 * stars);
  const city = employer.cities[Math.floor(employer.cities.length * random.next() ** 1.8)] ?? random.among(employer.cities);
  const exit = !isCurrent && random.chance(0.6) ? exitFrom(employer, stars, random) : null;
  const isShort = random.chance(0.3);
  const years = isShort ? 2 : random.between(2, employer.mostYears);
  const speaker = {
    random,
    tongue: tongueOf(random),
    employer,
    trade: tradeWordsOf(company.industry),
    tradeName: company.industry.urlName,
    department: job.department,
    designation: job.designation,
    cityName: city.name,
    years,
    tenure: isShort ? `${random.between(13, 22)} months` : `${years} years`,
    team: random.among(departmentWordsOf(job.department).team.split('|')),
    exit,
  };
  const writer: Writer = { speaker, kind: job, said, stars, isCurrent };
  return {
    writer,
    reviewId: random.name(16),
    authorRef: Buffer.from(Array.from({ length: 32 }, () => random.between(0, 255))).toString('base64url'),
    department: job.department,
    designation: job.designation,
    city: city.urlName,
    employment: employmentIn(job, company, random),
    isCurrent,
    weeksAgo: wish.weeksAgo ?? Math.floor(Math.min(201, 52 * employer.mostYears) * random.next() ** 1.35),
    helpful: Math.floor(61 * random.next() ** 14),
    isInvited: wish.isInvited ?? (employer.isInviting && random.chance(0.1)),
    exit,
  };
}

function tongueOf(random: Random): Tongue {
  const drawn = random.next();
  if (drawn < 0.055) return 'hindi';
  return drawn < 0.09 ? 'hinglish' : 'english';
}

function employmentIn({ designation }: DemoJob, { industry }: DemoCompany, random: Random): EmploymentKind {
  const drawn = random.next();
  if (drawn < (contractTrades.has(industry.urlName) ? 0.22 : 0.07)) return 'contract';
  if (drawn > 0.94 && !/Senior|Lead|Manager|Head|Supervisor|Incharge|Chartered|Branch|Professor|Pathologist|Doctor/.test(designation)) return 'intern';
  return drawn > 0.92 && partTimeTrades.has(industry.urlName) ? 'part-time' : 'full-time';
}

/** Exit details, with longer waits for the unhappy. */
function exitFrom({ noticeDays, bond }: EmployerFacts, stars: Stars, random: Random): DemoExit {
  const withheld = random.chance(0.03 + 0.05 * Math.max(0, 3 - stars));
  const slow = 1.6 - 0.2 * stars;
  const isBound = bond !== null && random.chance(0.6);
  return {
    bondRupees: isBound ? bond.rupees : 0,
    bondMonths: isBound ? bond.months : 0,
    noticeDays: random.chance(0.8) ? noticeDays : random.among([15, 30, 60, 90]),
    buyout: random.among(['yes', 'no', 'not-asked', 'not-asked']),
    relievingDays: withheld || random.chance(0.05) ? null : Math.round(2 + 75 * slow * random.next() ** 2.5),
    settlementDays: withheld || random.chance(0.06) ? null : Math.round(18 + 120 * slow * random.next() ** 2),
    withheld,
  };
}

const contractTrades: ReadonlySet<string> = new Set([
  'logistics',
  'facility-services',
  'auto-parts',
  'metals',
  'construction',
  'government-contractors',
  'electronics',
  'garments',
  'staffing',
]);
const partTimeTrades: ReadonlySet<string> = new Set(['education', 'skill-training', 'retail', 'restaurants', 'media', 'diagnostics', 'hospitals']);
