import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { quantileOf, sumOfBins } from '#core/usage/histogram.ts';
import type {
  CallNumbers,
  ClientNumbers,
  DayNumbers,
  FormerNumbers,
  HostNumbers,
  HostNumbersReader,
  NumberSpan,
  Percentiles,
  VitalPercentiles,
} from '#core/usage/host-numbers.ts';
import { vitals, type Vital } from '#core/usage/usage-counts.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { mondayOn } from './pending-usage.ts';
import { measuredValue } from './usage-rows.ts';
import type { CountKind, MeasureKind } from './usage-tables.ts';

const most = { screens: 200, rows: 100, events: 200 } as const;

interface Counted {
  readonly name: string;
  readonly detail: string;
  readonly times: number;
}

interface Measured {
  readonly kind: MeasureKind;
  readonly name: string;
  readonly vital: Vital | '';
  readonly bins: readonly number[];
}

interface Span {
  readonly days: readonly string[];
  readonly from: string;
  readonly thisWeek: string;
  readonly thisMonth: string;
  readonly firstWeek: string;
}

export class SqlHostNumbersReader implements HostNumbersReader {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async read(days: NumberSpan): Promise<HostNumbers> {
    const span = spanOf(this.#scope.administrator.now, days);
    const measured = await this.#measured(mondayOn(span.from));
    const [visits, pages] = [await this.#counted('visit', span), await this.#counted('page', span)];
    return {
      days: await this.#days(span),
      visitorsOfWeek: await this.#visitors('week', span.thisWeek),
      visitorsOfMonth: await this.#visitors('month', span.thisMonth),
      before: await this.#before(span),
      clients: visits.flatMap(({ name, detail, times }) => (name === 'day' ? [{ ...clientFrom(detail), times }] : [])),
      weeks: await this.#weeks(span),
      screens: screensOf(pages, measured),
      emptySearches: await this.#emptySearches(span),
      sources: (await this.#counted('source', span)).slice(0, most.rows).map(({ name, detail, times }) => ({ ...sourceFrom(name, detail), times })),
      logins: (await this.#counted('login', span)).map(({ name, detail, times }) => ({ way: name, outcome: detail, times }) as HostNumbers['logins'][number]),
      calls: callsOf(measured),
      slow: (await this.#counted('slow', span)).slice(0, most.rows).map(slowFrom),
      events: (await this.#counted('event', { from: span.firstWeek, before: span.thisWeek }))
        .slice(0, most.events)
        .map(({ name, detail, times }) => ({ eventType: name, communityType: detail, times })),
    };
  }

  async #days({ days, from }: Span): Promise<readonly DayNumbers[]> {
    const { rows } = await sql<DayNumbers>`
      select to_char(day, 'YYYY-MM-DD') as day, ${dailySums} from usage_count where day >= ${from} and kind in ('visit', 'page', 'search', 'sign-up') group by day`.execute(
      this.#scope.db,
    );
    const known = new Map(rows.map((row) => [row.day, row]));
    return days.map((day) => known.get(day) ?? { day, ...nothingCounted });
  }

  async #before({ days, from, thisWeek, thisMonth }: Span): Promise<FormerNumbers> {
    const { rows } = await sql<Omit<DayNumbers, 'day'>>`select ${dailySums} from usage_count
      where day >= ${daysBefore(from, days.length)} and day < ${from} and kind in ('visit', 'page', 'search', 'sign-up')`.execute(this.#scope.db);
    return {
      ...(rows[0] ?? nothingCounted),
      visitorsOfWeek: await this.#visitors('week', daysBefore(thisWeek, 7), thisWeek),
      visitorsOfMonth: await this.#visitors('month', `${daysBefore(thisMonth, 1).slice(0, 7)}-01`, thisMonth),
    };
  }

  async #visitors(visit: 'week' | 'month', from: string, before: string | null = null): Promise<number> {
    const counted = await this.#counted('visit', { from, before });
    return counted.reduce((sum, { name, times }) => (name === visit ? sum + times : sum), 0);
  }

  async #weeks({ thisWeek, firstWeek }: Span): Promise<HostNumbers['weeks']> {
    const { rows } = await sql<{ readonly week: string } & HostNumbers['weeks'][number]['contributions'][number]>`
      select to_char(day, 'YYYY-MM-DD') as week, name as kind, times from usage_count
      where kind = 'contribution' and day >= ${firstWeek} and day < ${thisWeek} order by day, times desc, name`.execute(this.#scope.db);
    return Object.entries(Object.groupBy(rows, ({ week }) => week)).map(([week, found = []]) => ({
      week,
      contributions: found.map(({ kind, times }) => ({ kind, times })),
    }));
  }

  async #emptySearches({ from }: Span): Promise<HostNumbers['emptySearches']> {
    const { rows } = await sql<{ readonly text: string; readonly times: number }>`
      select words as text, sum(times)::float8 as times from empty_search where day >= ${from} and day < ${this.#scope.today} group by words order by 2 desc, 1 limit ${most.rows}`.execute(
      this.#scope.db,
    );
    return rows;
  }

  async #counted(kind: CountKind, { from, before = null }: { readonly from: string; readonly before?: string | null }): Promise<readonly Counted[]> {
    const { rows } = await sql<Counted>`
      select name, detail, sum(times)::float8 as times from usage_count
      where kind = ${kind} and day >= ${from} and (${before}::date is null or day < ${before}) group by name, detail order by 3 desc, 1, 2`.execute(
      this.#scope.db,
    );
    return rows;
  }

  async #measured(from: string): Promise<readonly Measured[]> {
    const { rows } = await sql<Measured>`
      select kind, name, vital, array_agg(times order by place) as bins from (
        select kind, name, vital, place, sum(times)::float8 as times from usage_measure, unnest(bins) with ordinality as bin (times, place)
        where week >= ${from} group by kind, name, vital, place
      ) as summed group by kind, name, vital order by name, vital`.execute(this.#scope.db);
    return rows;
  }
}

const timesOf = (what: RawBuilder<unknown>) => sql`coalesce(sum(times) filter (where ${what}), 0)::float8`;

const dailySums = sql`${timesOf(sql`kind = 'visit' and name = 'day'`)} as visitors, ${timesOf(sql`kind = 'page'`)} as pages,
  ${timesOf(sql`kind = 'search'`)} as searches, ${timesOf(sql`kind = 'search' and name = 'empty'`)} as "emptySearches", ${timesOf(sql`kind = 'sign-up'`)} as "signUps"`;

const nothingCounted: Omit<DayNumbers, 'day'> = { visitors: 0, pages: 0, searches: 0, emptySearches: 0, signUps: 0 };

const daysBefore = (day: string, count: number): string => new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);

function spanOf(now: number, count: NumberSpan): Span {
  const days = Array.from({ length: count }, (_, at) => dayOf(now - (count - 1 - at) * dayMs));
  const thisWeek = mondayOn(dayOf(now));
  return { days, from: days[0] ?? dayOf(now), thisWeek, thisMonth: `${dayOf(now).slice(0, 7)}-01`, firstWeek: daysBefore(thisWeek, Math.ceil(count / 7) * 7) };
}

const clientFrom = (detail: string): Omit<ClientNumbers, 'times'> => {
  const [deviceType, tracker, userType] = detail.split(' ');
  return { deviceType, tracker: Number(tracker), userType: Number(userType) } as Omit<ClientNumbers, 'times'>;
};

function sourceFrom(source: string, detail: string) {
  const [medium = '', campaign = ''] = detail.split(' ');
  return { source, medium, campaign };
}

function slowFrom({ name, detail, times }: Counted): HostNumbers['slow'][number] {
  const [vital, pageName = ''] = name.split(' ');
  return { vital: vital as 'INP' | 'CLS', pageName, target: detail, times };
}

const order: readonly string[] = vitals;
const inOrder = (one: VitalPercentiles, other: VitalPercentiles): number => order.indexOf(one.vital) - order.indexOf(other.vital);

function screensOf(pages: readonly Counted[], measured: readonly Measured[]): HostNumbers['screens'] {
  const opened = new Map(pages.map(({ name, times }) => [name, times]));
  const byScreen = Object.groupBy(
    measured.filter(({ kind }) => kind === 'vital'),
    ({ name }) => name,
  );
  const names = new Set([...opened.keys(), ...Object.keys(byScreen)]);
  const screens = [...names].map((pageName) => ({
    pageName,
    times: opened.get(pageName) ?? 0,
    vitals: (byScreen[pageName] ?? []).flatMap(vitalFrom).toSorted(inOrder),
  }));
  return screens.toSorted((one, other) => other.times - one.times).slice(0, most.screens);
}

function vitalFrom({ vital, bins }: Measured): VitalPercentiles[] {
  if (vital === '') return [];
  const { p50, p75, p95, times } = percentilesOf(bins);
  const said = (value: number): number => Number(measuredValue(vital, value).toPrecision(3));
  return [{ vital, p50: said(p50), p75: said(p75), p95: said(p95), times }];
}

function callsOf(measured: readonly Measured[]): readonly CallNumbers[] {
  const failed = new Map(measured.flatMap(({ kind, name, bins }) => (kind === 'failed-call' ? [[name, sumOfBins(bins)]] : [])));
  const done = measured
    .filter(({ kind }) => kind === 'call')
    .map(({ name, bins }) => ({ operation: name, ...percentilesOf(bins), failed: failed.get(name) ?? 0 }));
  return done.toSorted((one, other) => other.times - one.times).slice(0, most.rows);
}

const percentilesOf = (bins: readonly number[]): Percentiles => {
  const at = (part: number): number => Math.round(quantileOf(bins, part) ?? 0);
  return { p50: at(0.5), p75: at(0.75), p95: at(0.95), times: sumOfBins(bins) };
};
