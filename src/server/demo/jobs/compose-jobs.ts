import { sizeBuckets } from '#core/companies/size-bucket.ts';
import type { Workplace } from '#core/jobs/job.ts';
import type { DemoCity } from '../companies/demo-cities.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import { occupationOf } from '../interviews/occupation-of.ts';
import { Random } from '../random.ts';
import { employerFacts } from '../reviews/employer-facts.ts';
import { jobIn, type DemoJob } from '../reviews/jobs.ts';
import { payAfter, usualPayOf } from '../salaries/job-pay.ts';
import { cityLevel, companyLevel } from '../salaries/pay-level.ts';
import { saidAmount } from '../salaries/said-amount.ts';
import type { DemoJobPost } from './demo-job-post.ts';
import { historyOf } from './job-history.ts';
import { demands, duties, freshDemands, openings, processes, scamDescriptions, terms } from './job-sentences.ts';

/** One of so many advertisements is a planted scam. */
const oneScamIn = 90;

/** The jobs that the company at one place of a world advertises. */
export function* composeJobs(seed: number, company: DemoCompany, place: number): Generator<DemoJobPost, void> {
  const random = new Random(seed, place, 'jobs');
  const level = companyLevel(company, employerFacts(seed, place, company));
  const count = jobsCountOf(company, random);
  for (let number = 0; number < count; number++) yield composeJob({ company, level, number, random: new Random(seed, place, `job ${number}`) });
}

/** Small companies look for someone now and then, large ones always. */
function jobsCountOf({ indianSize }: DemoCompany, random: Random): number {
  if (random.chance(0.12)) return 0;
  const size = indianSize === null ? 1 : sizeBuckets.indexOf(indianSize);
  return Math.max(1, Math.round(2.2 * 1.5 ** size * Math.exp(0.6 * random.bell())));
}

interface Advertiser {
  readonly company: DemoCompany;
  /** What it pays beside others. */
  readonly level: number;
  readonly number: number;
  readonly random: Random;
}

function composeJob(advertiser: Advertiser): DemoJobPost {
  const { company, number, random } = advertiser;
  const job = jobIn(company.industry, random);
  const cities = citiesOf(company, random);
  const experience = experienceFor(job, random);
  const isScam = random.chance(1 / oneScamIn);
  const workplace = workplaceOf(job, random);
  return {
    jobId: random.name(16),
    job,
    number,
    title: titleOf(job, random),
    description: isScam
      ? filled(random.among(scamDescriptions), { company: company.name, urlName: company.urlName })
      : descriptionOf(advertiser, job, cities, experience),
    cities: cities.map(({ name }) => name),
    workplace,
    employment: random.chance(0.88)
      ? 'fulltime'
      : experience.from === 0 && random.chance(0.5)
        ? 'intern'
        : random.among(['contractual', 'contractual', 'parttime', 'freelancer'] as const),
    experience,
    pay: payOf(advertiser, job, cities, experience, isScam),
    applyUrl: `https://careers.${company.urlName}.example/jobs/${1_000 + number}`,
    ...historyOf(random),
  };
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

/** Employers add a shift, a level or a subject to the usual name of a job. */
function titleOf(job: DemoJob, random: Random): string {
  if (random.chance(0.55)) return job.designation;
  const [topic = ''] = topicsOf(job, random);
  const said = topic.charAt(0).toUpperCase() + topic.slice(1);
  return random.among([
    `${job.designation}, ${said}`,
    `${job.designation} (${said})`,
    `${job.designation} – immediate joining`,
    `${job.designation}, day shift`,
  ]);
}

const topicsOf = (job: DemoJob, random: Random): readonly string[] => {
  const topics = occupationOf(job)
    .topics.split('|')
    .filter((topic) => !/^(?:my|the|a) /.test(topic));
  const first = random.among(topics);
  return [first, random.among(topics.filter((topic) => topic !== first))];
};

function descriptionOf({ company, random }: Advertiser, job: DemoJob, cities: readonly DemoCity[], { from, to }: DemoJobPost['experience']): string {
  const [topic = '', otherTopic = ''] = topicsOf(job, random);
  const papers = random.among(occupationOf(job).papers.split('|'));
  const facts = { company: company.name, city: cities[0]?.name ?? 'India', title: job.designation, topic, otherTopic, years: `${from} to ${to} years`, papers };
  const said = [random.among(openings), random.among(duties), from === 0 ? random.among(freshDemands) : random.among(demands)];
  const kept = [random.among(terms), random.among(terms)];
  return [said.join(' '), [...new Set(kept)].join(' '), random.among(processes)].map((paragraph) => filled(paragraph, facts)).join('\n\n');
}

const filled = (sentence: string, facts: Readonly<Record<string, string>>): string => sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');

/** Six in ten say what they pay, a little above what they do pay; a scam says far more. */
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
