import { lakh } from '#core/figures/rupee-units.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import { occupationOf } from '../interviews/occupation-of.ts';
import type { Random } from '../random.ts';
import type { DemoJob } from '../reviews/jobs.ts';
import type { DemoJobPost } from './demo-job-post.ts';
import {
  demands,
  duties,
  employmentTerms,
  floorTerms,
  freshDemands,
  openings,
  pays,
  places,
  processes,
  terms,
  weekTerms,
  type ScamText,
} from './job-sentences.ts';

/** An advertisement, as far as its text speaks of it. */
interface Described extends Pick<DemoJobPost, 'job' | 'title' | 'workplace' | 'employment' | 'experience' | 'pay'> {
  readonly company: DemoCompany;
  readonly city: string;
}

/** Two subjects of the work in a job. */
export function workTopicsOf(job: DemoJob, random: Random): readonly [first: string, second: string] {
  const topics = occupationOf(job)
    .topics.split('|')
    .filter((topic) => !/^(?:my|the|a) /.test(topic));
  const first = random.among(topics);
  return [first, random.among(topics.filter((topic) => topic !== first))];
}

/** The text of an advertisement. It agrees with all that the advertisement says beside it: place, years, pay, and how one is employed. */
export function describedAs(described: Described, random: Random): string {
  const { company, city, job, workplace, experience, pay } = described;
  const [topic, otherTopic] = workTopicsOf(job, random);
  const facts = {
    company: company.name,
    city,
    aTitle: `${anBefore.test(job.designation) ? 'an' : 'a'} ${job.designation}`,
    topic,
    otherTopic,
    years: `${experience.from} to ${experience.to} years`,
    papers: random.among(occupationOf(job).papers.split('|')),
    pay: pay === null ? '' : lakhsIn(pay),
  };
  const said = [random.among(openings[workplace]), random.among(duties), random.among(experience.from === 0 ? freshDemands : demands)];
  return [said.join(' '), termsOf(described, random).join(' '), random.among(processes[workplace])]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => filled(paragraph, facts))
    .join('\n\n');
}

/** Beginnings of job titles before which one says "an". */
const anBefore = /^(?:[AEIO]|Under|(?:HR|NOC|R&D)\b)/;

/** What is offered: where one works and how one is employed where that is not as usual, then two or three more. */
function termsOf({ job, title, workplace, employment, pay }: Described, random: Random): readonly string[] {
  const isShifting = !job.isDesk && !title.includes('day shift');
  const floor = floorTerms.filter((term) => !job.isDesk && (isShifting || !term.startsWith('Shifts')));
  const groups = [
    [places[workplace], 1],
    [employmentTerms[employment], 1],
    [employment === 'parttime' ? [] : weekTerms, 0.4],
    [floor, 0.5],
    [employment === 'intern' ? [] : terms, 0.7],
    [pay === null ? [] : pays, 0.4],
  ] as const;
  return groups.flatMap(([sentences, share]) => (sentences.length > 0 && random.chance(share) ? [random.among(sentences)] : []));
}

/** The text of a scam. What it promises for a day comes to the pay that it promises for a year. */
export const scamTextOf = ({ name, urlName }: DemoCompany, { text }: ScamText, pay: DemoJobPost['pay']): string =>
  filled(text, { company: name, urlName, daily: (Math.round((pay?.from ?? 0) / workingDays / 100) * 100).toLocaleString('en-IN') });

const workingDays = 300;

/** A pay as advertisements say it: "3.2 to 4 lakh". */
const lakhsIn = ({ from, to }: NonNullable<DemoJobPost['pay']>): string => (from === to ? `${from / lakh} lakh` : `${from / lakh} to ${to / lakh} lakh`);

const filled = (sentence: string, facts: Readonly<Record<string, string>>): string => sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
