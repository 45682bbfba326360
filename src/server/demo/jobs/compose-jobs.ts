import { sizeBuckets } from '#core/companies/size-bucket.ts';
import type { Workplace } from '#core/jobs/job.ts';
import { cityEmployerAt, type CityEmployer } from '../companies/city-employers.ts';
import type { DemoCity } from '../companies/demo-cities.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import { Random } from '../random.ts';
import { employerFacts } from '../reviews/employer-facts.ts';
import { demoJob, jobIn, type DemoJob } from '../reviews/jobs.ts';
import { payAfter, usualPayOf } from '../salaries/job-pay.ts';
import { cityLevel, companyLevel } from '../salaries/pay-level.ts';
import { saidAmount } from '../salaries/said-amount.ts';
import type { DemoJobPost } from './demo-job-post.ts';
import { historyOf } from './job-history.ts';
import { describedAs, scamTextOf, workTopicsOf } from './job-description.ts';
import { scams } from './job-sentences.ts';

/** One in so many job posts is a planted scam. */
const oneScamIn = 90;

export function* composeJobs(seed: number, company: DemoCompany, place: number): Generator<DemoJobPost, void> {
  const random = new Random(seed, place, 'jobs');
  const level = companyLevel(company, employerFacts(seed, place, company));
  const known = cityEmployerAt(place)?.job;
  const count = Math.max(jobsCountOf(company, random), known ? company.offices.length : 0);
  for (let number = 0; number < count; number++) yield composeJob({ company, known, level, number, random: new Random(seed, place, `job ${number}`) });
}

/** Small companies hire now and then, large ones always. */
function jobsCountOf({ indianSize }: DemoCompany, random: Random): number {
  if (random.chance(0.12)) return 0;
  const size = indianSize === null ? 1 : sizeBuckets.indexOf(indianSize);
  return Math.max(1, Math.round(2.2 * 1.5 ** size * Math.exp(0.6 * random.bell())));
}

interface Advertiser {
  readonly company: DemoCompany;
  /** Best-known job of the employer, where there is one. */
  readonly known: CityEmployer['job'] | undefined;
  /** Pay relative to other companies. */
  readonly level: number;
  readonly number: number;
  readonly random: Random;
}

function composeJob(advertiser: Advertiser): DemoJobPost {
  const { company, known, number, random } = advertiser;
  // An employer of large cities looks in each of them for those by whom it is known.
  const knownCity = known && company.offices[number];
  const job = known && knownCity ? demoJob(company.industry.urlName, known.department, known.designation) : jobIn(company.industry, random);
  const cities = knownCity ? [knownCity] : citiesOf(company, random);
  const experience = experienceFor(job, random);
  const isScam = !knownCity && random.chance(1 / oneScamIn);
  const honestPlace = workplaceOf(job, random);
  const jobId = random.name(16);
  const title = titleOf(job, random);
  const scam = isScam ? random.among(scams.filter(({ workplace }) => workplace === 'office' || job.isDesk)) : undefined;
  const plain = {
    job,
    title,
    workplace: scam?.workplace ?? honestPlace,
    employment: employmentFor(experience, random),
    experience,
    pay: payOf(advertiser, job, cities, experience, isScam),
  };
  return {
    ...plain,
    jobId,
    number,
    cities: cities.map(({ name }) => name),
    description: scam ? scamTextOf(company, scam, plain.pay) : describedAs({ company, city: cities[0]?.name ?? 'India', ...plain }, random),
    applyUrl: `https://careers.${company.urlName}.example/jobs/${1_000 + number}`,
    ...historyOf(random),
  };
}

function employmentFor({ from }: DemoJobPost['experience'], random: Random): DemoJobPost['employment'] {
  if (random.chance(0.88)) return 'fulltime';
  return from === 0 && random.chance(0.5) ? 'intern' : random.among(['contractual', 'contractual', 'parttime', 'freelancer'] as const);
}

function citiesOf({ offices }: DemoCompany, random: Random): readonly DemoCity[] {
  if (offices.length === 0) return [];
  const first = offices[Math.floor(offices.length * random.next() ** 1.8)] ?? random.among(offices);
  const second = random.chance(0.15) ? random.among(offices) : first;
  return second === first ? [first] : [first, second];
}

function experienceFor(job: DemoJob, random: Random): DemoJobPost['experience'] {
  const { from, most } = usualPayOf(job);
  const least = Math.min(from + Math.floor(7 * random.next() ** 2), Math.max(from, most - 2), 25);
  return { from: least, to: Math.min(least + random.between(2, 4), 30) };
}

const workplaceOf = ({ isDesk, isTech }: DemoJob, random: Random): Workplace => {
  if (!isDesk) return 'office';
  const drawn = random.next();
  return drawn < (isTech ? 0.15 : 0.05) ? 'remote' : drawn < (isTech ? 0.6 : 0.35) ? 'hybrid' : 'office';
};

/** Adds a shift, level or subject to the usual job name. */
function titleOf(job: DemoJob, random: Random): string {
  if (random.chance(0.55)) return job.designation;
  const [topic = ''] = workTopicsOf(job, random);
  const said = topic.charAt(0).toUpperCase() + topic.slice(1);
  return random.among([
    `${job.designation}, ${said}`,
    `${job.designation} (${said})`,
    `${job.designation} – immediate joining`,
    `${job.designation}, day shift`,
  ]);
}

/** Pay shown by six in ten, slightly inflated, and greatly by a scam. */
function payOf(
  { level, random }: Advertiser,
  job: DemoJob,
  [city]: readonly DemoCity[],
  { from, to }: DemoJobPost['experience'],
  isScam: boolean,
): DemoJobPost['pay'] {
  if (!isScam && !random.chance(0.6)) return null;
  const pay = usualPayOf(job);
  const place = city ? cityLevel(city, pay.begins) : 1;
  const least = payAfter(pay, from) * level * place * (isScam ? 4.5 : 1);
  const most = payAfter(pay, to) * level * place * (isScam ? 5 : 1.12);
  const said = saidAmount(least, random);
  return { from: said, to: Math.max(said, saidAmount(most, random)) };
}
