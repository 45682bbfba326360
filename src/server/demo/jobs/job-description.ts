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

interface Described extends Pick<DemoJobPost, 'job' | 'title' | 'workplace' | 'employment' | 'experience' | 'pay'> {
  readonly company: DemoCompany;
  readonly city: string;
}

export function workTopicsOf(job: DemoJob, random: Random): readonly [first: string, second: string] {
  const topics = occupationOf(job)
    .topics.split('|')
    .filter((topic) => !/^(?:my|the|a) /.test(topic));
  const first = random.among(topics);
  return [first, random.among(topics.filter((topic) => topic !== first))];
}

/** Text that agrees with the place, years, pay and employment shown beside it. */
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

/** Job titles that take "an". */
const anBefore = /^(?:[AEIO]|Under|(?:HR|NOC|R&D)\b)/;

/** Unusual workplace or employment first, then two or three other terms. */
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

/** Scam text, whose daily pay adds up to the yearly pay shown. */
export const scamTextOf = ({ name, urlName }: DemoCompany, { text }: ScamText, pay: DemoJobPost['pay']): string =>
  filled(text, { company: name, urlName, daily: (Math.round((pay?.from ?? 0) / workingDays / 100) * 100).toLocaleString('en-IN') });

const workingDays = 300;

/** Pay as job posts say it: "3.2 to 4 lakh". */
const lakhsIn = ({ from, to }: NonNullable<DemoJobPost['pay']>): string => (from === to ? `${from / lakh} lakh` : `${from / lakh} to ${to / lakh} lakh`);

const filled = (sentence: string, facts: Readonly<Record<string, string>>): string => sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
