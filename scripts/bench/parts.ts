// The parts of `npm run bench`, in the order in which they run.
import type { WorldScale } from '../fixtures/cached-world.ts';
import type { Finding } from './finding.ts';
import type { MeasuredKind } from './kinds.ts';

export interface BenchOptions {
  readonly scale: WorldScale;
  readonly isNight: boolean;
  /** Measures only ratios of processor time, with room for other load. */
  readonly isRatios: boolean;
}

interface Part {
  readonly about: string;
  readonly run: (options: BenchOptions) => Promise<readonly Finding[]>;
  /** Runs by its name alone. */
  readonly isApart?: true;
}

const mixedRequests = { day: 6_000, night: 45_000 } as const;

const kind = (about: string, load: () => Promise<MeasuredKind>): Part => ({
  about,
  run: async ({ scale }) => (await import('./kinds.ts')).measured(await load(), scale),
});

export const parts: Readonly<Record<string, Part>> = {
  memory: {
    about: `memory after a first start and ${mixedRequests.day.toLocaleString('en')} mixed requests, by night ${mixedRequests.night.toLocaleString('en')}`,
    run: async ({ isNight }) => (await import('./memory.ts')).memory(isNight ? mixedRequests.night : mixedRequests.day),
  },
  start: { about: 'start of a fresh clone and a later one, until the first page', run: async () => (await import('./start.ts')).start() },
  api: { about: 'what an answer of the API costs, beside plain Node on the same database', run: async () => (await import('./api.ts')).api() },
  pages: {
    about: 'what a page costs, cached and fresh, beside its API and a static page of 1 KB',
    run: async (options) => (await import('./pages.ts')).pages(options),
  },
  paint: { about: 'first paint on a slow phone, beside a static page of 1 KB', run: async () => (await import('../phone/paint.ts')).paint() },
  inp: { about: 'from a press to the next paint, on a slow phone', run: async () => (await import('../phone/inp.ts')).inp() },
  joining: { about: 'taking a made-up name and posting under it, on a slow phone', run: async () => (await import('../phone/joining.ts')).joining() },
  codes: { about: 'whether the time that an emailed code takes gives anything away', run: async () => (await import('./codes.ts')).codes() },
  sessions: { about: 'logging in, being logged in, logging out', run: async () => (await import('./sessions.ts')).sessions() },
  companies: { about: 'the database part of a list among 1 lakh companies', run: async () => (await import('./companies.ts')).companies() },
  feed: { about: 'reading, voting and writing among 1 lakh posts', run: async () => (await import('./feed.ts')).feed() },
  notifications: { about: 'a feed while 1 lakh notifications are made', run: async () => (await import('./notifications.ts')).notifications() },
  usage: { about: 'a feed while 1,000 counts of what is used come in a second', run: async () => (await import('./usage.ts')).usage() },
  reviews: kind(
    'reading among 80 lakh reviews, and how soon a new one counts; --scale small has 80 thousand',
    async () => (await import('./reviews.ts')).reviews,
  ),
  salaries: kind('reading among 4 crore salaries, and adding to them; --scale small has 4 lakh', async () => (await import('./salaries.ts')).salaries),
  interviews: kind(
    'reading among 10 lakh interviews and their questions, and adding to them; --scale small has 50 thousand',
    async () => (await import('./interviews.ts')).interviews,
  ),
  jobs: kind(
    'reading among 5 lakh open jobs, by what is common, rare and in between; --scale small has 50 thousand',
    async () => (await import('./jobs.ts')).jobs,
  ),
  search: {
    about: 'suggestions and results among 2 lakh companies, 80 lakh reviews and 10 lakh interviews; --scale small has a tenth',
    run: async ({ scale }) => (await import('./search.ts')).search(scale),
  },
  chat: {
    about: 'ten thousand idle lines of chat, deliveries into a room of two hundred, and a message across two processes; needs ulimit -n 11000',
    run: async () => (await import('./chat.ts')).chat(),
  },
  spread: {
    about: 'what views cost on a database that is spread over the machines of CITUS_URL, beside a plain one there',
    isApart: true,
    run: async () => (await import('./spread.ts')).spread(),
  },
  sweeps: { about: 'how long the sweep of 90 lakh views holds its locks', run: async () => (await import('./sweeps.ts')).sweeps() },
  scroll: {
    about: 'a feed of a thousand cards, and a conversation of ten thousand messages, under a quick thumb',
    run: async () => (await import('../phone/scroll.ts')).scroll(),
  },
};
export const usualParts: readonly string[] = ['memory', 'start', 'api', 'pages', 'paint', 'inp'];

export const chosen = (names: readonly string[], isNight: boolean): readonly string[] =>
  Object.keys(parts).filter((name) => (names.length > 0 ? names.includes(name) : (isNight && !parts[name]?.isApart) || usualParts.includes(name)));
