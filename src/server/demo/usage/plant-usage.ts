import type { Kysely } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { curatedEventTypes } from '#core/usage/curated-events.ts';
import { Histogram } from '#core/usage/histogram.ts';
import { countedContributions } from '#core/usage/host-numbers.ts';
import type { Vital } from '#core/usage/usage-counts.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import type { CountRow, MeasureRow, UsageRows, VisitRow, WordsRow } from '#server/adapters/usage/usage-rows.ts';
import { mondayOn } from '#server/adapters/usage/pending-usage.ts';
import { writeUsage } from '#server/adapters/usage/write-usage.ts';
import { Random } from '../random.ts';

const plantedDays = 60;
const plantedWeeks = 8;
const visitedCompanies = 12;
const seed = 62;

/** Share of views in percent, with median LCP and INP in milliseconds and CLS in thousandths. */
const pages: readonly (readonly [name: string, share: number, lcp: number, inp: number, cls: number])[] = [
  ['CompanyOverview', 24, 1_500, 70, 20],
  ['HomeScreen', 18, 1_200, 50, 10],
  ['ReviewsListing', 14, 1_900, 90, 60],
  ['SalariesListing', 12, 1_700, 80, 30],
  ['PostDetails', 9, 1_300, 60, 20],
  ['InterviewsListing', 7, 1_800, 80, 40],
  ['TakeHomeCalculator', 6, 1_100, 130, 10],
  ['JobsListing', 5, 2_400, 110, 90],
  ['CompanyListing', 3, 1_600, 70, 30],
  ['Search', 2, 1_400, 60, 10],
];

const calls: readonly (readonly [operation: string, ms: number])[] = [
  ['listSearchResults', 1_400],
  ['getCompany', 1_200],
  ['listReviews', 1_300],
  ['listSalaries', 1_250],
  ['getNewPosts', 1_150],
];

const words = ['koyal pay bengaluru', 'night shift cab noida', 'gst analyst salary', 'four day week'];
const sources = [
  ['newsletter', 'mail weekly'],
  ['campus-talk', 'poster pune'],
  ['search', 'cpc brand'],
] as const;

/** Adds weeks of made-up usage numbers, only where nothing was counted before. */
export async function plantUsage(db: Kysely<Tables>, nowMs: number): Promise<void> {
  if (await db.selectFrom('usage_count').select('day').executeTakeFirst()) return;
  const rows = Array.from({ length: plantedDays }, (_, before) => ofDay(nowMs - (before + 1) * dayMs, before));
  const counts = [...rows.flatMap((day) => day.counts), ...ofWeeks(nowMs)];
  const usage: UsageRows = {
    counts,
    measures: measuresOf(nowMs),
    emptySearches: rows.flatMap((day) => day.emptySearches),
    ...(await ofCompanies(db, nowMs)),
  };
  await writeUsage(db, usage);
}

/** Visits of the companies with the most reviews, and searches for them. */
async function ofCompanies(db: Kysely<Tables>, nowMs: number): Promise<Pick<UsageRows, 'visits' | 'lookups'>> {
  const companies = await db.selectFrom('company').select('url_name').orderBy('reviews_count', 'desc').orderBy('url_name').limit(visitedCompanies).execute();
  const weeks = Array.from({ length: plantedWeeks }, (_, before) => mondayOn(dayOf(nowMs - (before + 1) * 7 * dayMs)));
  const rowsOf = (most: number): readonly VisitRow[] =>
    companies.flatMap(({ url_name: urlName }, at) => weeks.map((week, before) => ({ urlName, week, times: Math.round((most - before * 5) / (1 + at / 4)) })));
  return { visits: rowsOf(620), lookups: rowsOf(140) };
}

function ofDay(ms: number, before: number): { readonly counts: readonly CountRow[]; readonly emptySearches: readonly WordsRow[] } {
  const [day, random] = [dayOf(ms), new Random(seed, before, 'usage')];
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  // It grows a little, and rests at weekends.
  const visitors = Math.round((240 - before * 1.5) * (isWeekend ? 0.6 : 1) * (1 + random.bell() * 0.06));
  const row = (kind: CountRow['kind'], name: string, detail: string, times: number): CountRow => ({ day, kind, name, detail, times: Math.round(times) });
  const visit = (span: string, share: number) => [
    row('visit', span, 'WAP 9205 9', visitors * share * 0.62),
    row('visit', span, 'WEB 9205 9', visitors * share * 0.28),
    row('visit', span, 'WAP 9207 9', visitors * share * 0.08),
    row('visit', span, 'WEB 9205 1', visitors * share * 0.02),
  ];
  const counts = [
    ...visit('day', 1),
    ...visit('week', 0.45),
    ...visit('month', 0.2),
    ...pages.map(([name, share]) => row('page', name, '', visitors * 0.048 * share)),
    ...sources.map(([name, detail], at) => row('source', name, detail, (visitors * 0.04) / (at + 1))),
    row('search', 'found', '', visitors * 0.35),
    row('search', 'empty', '', visitors * 0.03),
    row('sign-up', '', '', visitors * 0.02),
    row('login', 'google', 'begun', visitors * 0.07),
    row('login', 'google', 'done', visitors * 0.06),
    row('login', 'google', 'failed', visitors * 0.004),
    row('login', 'passkey', 'begun', visitors * 0.03),
    row('login', 'passkey', 'done', visitors * 0.028),
    row('slow', 'INP TakeHomeCalculator', 'main>form>input', visitors * 0.02),
    row('slow', 'CLS JobsListing', 'main>section>ul', visitors * 0.008),
  ];
  const emptySearches = before % 9 === 0 ? [{ day, words: words[(before / 9) % words.length] ?? '', times: random.between(8, 14) }] : [];
  return { counts: counts.filter(({ times }) => times > 0), emptySearches };
}

const mondays = (nowMs: number): readonly string[] => [
  ...new Set(Array.from({ length: plantedDays }, (_, before) => mondayOn(dayOf(nowMs - (before + 1) * dayMs)))),
];

/** Members' weekly actions, where they allow counting. */
const ofWeeks = (nowMs: number): readonly CountRow[] =>
  mondays(nowMs).flatMap((day, at) => {
    const random = new Random(seed, at, 'weeks of usage');
    const contributions = countedContributions.map((name) => ({ day, kind: 'contribution' as const, name, detail: '', times: random.between(2, 18) }));
    const events = curatedEventTypes.map((name) => ({ day, kind: 'event' as const, name, detail: 'topic', times: random.between(10, 90) }));
    return [...contributions, ...events];
  });

function measuresOf(nowMs: number): readonly MeasureRow[] {
  return mondays(nowMs).flatMap((week, at) => {
    const random = new Random(seed, at, 'measures of usage');
    const vitalsOf = ([name, share, lcp, inp, cls]: (typeof pages)[number]) =>
      (
        [
          ['LCP', lcp],
          ['INP', inp],
          ['CLS', cls],
          ['FCP', lcp * 0.7],
          ['TTFB', lcp * 0.2],
        ] as const
      ).map(([vital, half]) => measured(week, { kind: 'vital', name, vital }, scattered(random, half, share * 20)));
    const callsIn = calls.map(([name, half]) => measured(week, { kind: 'call', name, vital: '' }, scattered(random, half, 12)));
    return [...pages.flatMap(vitalsOf), ...callsIn];
  });
}

const measured = (
  week: string,
  of: { readonly kind: MeasureRow['kind']; readonly name: string; readonly vital: Vital | '' },
  { bins }: Histogram,
): MeasureRow => ({ week, ...of, bins });

/** Measurements around a middle, a few far above it. */
function scattered(random: Random, middle: number, times: number): Histogram {
  const histogram = new Histogram();
  for (let at = 0; at < times; at++) histogram.add(middle * 2 ** (random.bell() * 0.6));
  return histogram;
}
