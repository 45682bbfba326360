import type { InterviewOutcome, InterviewSource, RoundKind } from '#core/interviews/interview.ts';
import type { DemoJob } from '../reviews/jobs.ts';
import { capital, type Slots } from '../reviews/slots.ts';
import { slotValues } from '../reviews/slot-values.ts';
import type { CompanySaid } from '../reviews/speech.ts';
import { joined, styleOf } from '../reviews/style.ts';
import { spun } from '../posts/spun.ts';
import type { Random } from '../random.ts';
import { demoCities } from '../companies/demo-cities.ts';
import type { Candidate } from './compose-rounds.ts';
import type { Interviewer } from './interviewer.ts';
import { stories, type StoryMood } from './story-words.ts';

export interface ReportedInterview {
  readonly interviewer: Interviewer;
  readonly said: CompanySaid;
  readonly candidate: Candidate;
  readonly job: DemoJob;
  readonly source: InterviewSource;
  readonly college: string | null;
  readonly rounds: readonly RoundKind[];
  readonly outcome: InterviewOutcome;
}

/** Two to six sentences on the way in, some rounds, the mood and the outcome. */
export function storyOf(reported: ReportedInterview): string {
  const { interviewer, said, candidate, source, rounds, outcome } = reported;
  const { random, tongue } = candidate;
  const words = stories[tongue];
  const slots = slotsFor(reported);
  const say = (seeds: readonly string[]): string => said.draw(() => capital(spun(random.among(seeds), random, slots)));
  const kept = rounds.filter(() => random.chance(rounds.length > 2 ? 0.6 : 0.85)).slice(0, mostReported);
  const of = kept.length > 0 ? kept : rounds.slice(-1);
  const parts = [
    ...(random.chance(0.75) ? [say(words.came[source])] : []),
    ...of.map((kind) => say(words.rounds[kind])),
    ...(random.chance(0.55) ? [say(words.moods[moodAfter(outcome, random)])] : []),
    ...(random.chance(0.85) ? [say(words.ends[outcome])] : []),
  ];
  const whole = parts.length < 2 ? [...parts, say(words.ends[outcome])] : parts;
  return capital(joined(whole, styleOf(random, tongue), random, interviewer.employer.shortName));
}

/** One or two sentences of advice, or null. */
export function tipsOf(reported: ReportedInterview): string | null {
  const { interviewer, said, candidate } = reported;
  const { random, tongue } = candidate;
  if (random.chance(0.45)) return null;
  const slots = slotsFor(reported);
  const count = random.chance(0.35) ? 2 : 1;
  const parts = Array.from({ length: count }, () => said.draw(() => capital(spun(random.among(stories[tongue].tips), random, slots))));
  return capital(joined(parts, styleOf(random, tongue), random, interviewer.employer.shortName));
}

const mostReported = 3;

/** Selected candidates usually speak better of it. */
function moodAfter(outcome: InterviewOutcome, random: Random): StoryMood {
  const drawn = random.next();
  const good = { offered: 0.5, rejected: 0.3, silent: 0.12, withdrew: 0.2, waiting: 0.4 }[outcome];
  return drawn < good ? 'good' : drawn > 1 - bad[outcome] ? 'bad' : 'plain';
}
const bad: Readonly<Record<InterviewOutcome, number>> = { offered: 0.1, rejected: 0.25, silent: 0.5, withdrew: 0.45, waiting: 0.12 };

/** Workplaces called by their kind, being no offices. */
const ownSites: ReadonlySet<string> = new Set(['hospital', 'dairy', 'workshop']);

/** Lazily drawn words for slots, with distinct topics in a sentence. */
function slotsFor({ interviewer, candidate, job, college }: ReportedInterview): Slots {
  const { random, tongue, occupation } = candidate;
  const { employer } = interviewer;
  const among = (words: string): string => random.among(words.split('|'));
  const city = random.among(employer.cities).name;
  const topics = occupation.topics.split('|');
  const half = Math.ceil(topics.length / 2);
  const isFirst = random.chance(0.5);
  const count = (least: number, most: number, step = 1): string => String(random.between(least, most) * step);
  const drawers: Readonly<Record<string, () => string>> = {
    here: () =>
      employer.shortName !== null && random.chance(0.7) ? employer.shortName : { english: `this ${employer.noun}`, hindi: 'कंपनी', hinglish: 'company' }[tongue],
    role: () =>
      job.designation
        .split(' ')
        .map((word) => (/[A-Z].*[A-Z]/.test(word) ? word : word.toLowerCase()))
        .join(' '),
    college: () => college ?? { english: 'our college', hindi: 'कॉलेज', hinglish: 'college' }[tongue],
    city: () => city,
    otherCity: () => random.among(demoCities.slice(0, 24).filter(({ name }) => name !== city)).name,
    site: () => (ownSites.has(employer.noun) ? employer.noun : random.among(job.isShop ? ['unit', 'plant', 'works'] : ['office', 'office', 'branch'])),
    spot: () => (tongue === 'english' ? random.among(employer.spots) : random.among(employer.spots).replace(/^the /, '')),
    topic: () => random.among(isFirst ? topics.slice(0, half) : topics.slice(half)),
    topic2: () => random.among(isFirst ? topics.slice(half) : topics.slice(0, half)),
    shown: () => among(occupation.shown),
    asker: () => among(occupation.askers),
    papers: () => `the ${among(occupation.papers)}`,
    place: () => random.among(['workplace', 'floor', 'team', 'canteen', 'reception', 'store']),
    month: () => random.among(slotValues.month),
    maah: () => random.among(slotValues.maah),
    weekday: () => random.among(slotValues.weekday),
    weekday2: () => random.among(['Saturday', 'Sunday']),
    hour: () => random.among(['8', '8:30', '9', '9:15', '9:30', '10', '10:30', '11']),
    late: () => random.among(['2', '2:30', '3', '4', '4:30', '5', '5:30', '6', '7']),
    count: () => count(11, 95),
    few: () => count(2, 9),
    few2: () => count(2, 4),
    days: () => count(3, 28),
    minutes: () => count(4, 18, 5),
    shortMinutes: () => count(6, 25),
    testCount: () => count(4, 20, 5),
    percent: () => count(2, 9, 5),
  };
  return new Proxy<Record<string, string>>({}, { get: (_, name) => (typeof name === 'string' ? drawers[name]?.() : undefined) });
}
