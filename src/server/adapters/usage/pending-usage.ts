import type { Clock } from '#core/clock.ts';
import { communityTypes } from '#core/communities/community.ts';
import { textWithoutMarkers } from '#core/errors/error-report.ts';
import { dayOf } from '#core/figures/ago.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import type { OperationCount } from '#core/usage/counted-operations.ts';
import type { CuratedEvent } from '#core/usage/curated-events.ts';
import { Histogram } from '#core/usage/histogram.ts';
import { plainWords } from '#core/search/search-words.ts';
import { isKnownPage } from '#core/usage/known-pages.ts';
import { longestSource, longestTarget, type UsageBatch, type UsageCount, type VisitSource } from '#core/usage/usage-counts.ts';
import { PendingVisits } from './pending-visits.ts';
import { SeenNetworks } from './seen-networks.ts';
import { SharedTexts } from './shared-texts.ts';
import { countedValue, mostNamesOf, mostTimesInRow, mostWordsADay, type CountRow, type MeasureRow, type UsageRows, type WordsRow } from './usage-rows.ts';
import type { CountKind } from './usage-tables.ts';

type Sender = Pick<UsageBatch, 'deviceType' | 'tracker' | 'userType'>;
type Counted = readonly [kind: CountKind, name: string, detail?: string];

const longestEmptySearch = 160;

const communities: ReadonlySet<string> = new Set(communityTypes);

/** Unwritten counts in memory without identities, capped per day; a crash loses seconds. */
export class PendingUsage {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #searches = new SharedTexts();
  readonly #madeUp = new SharedTexts();
  readonly #visitors = new SeenNetworks();
  readonly #visits = new PendingVisits();
  readonly #lookups = new PendingVisits();
  #timed: ReadonlySet<string> = new Set();
  #counts = new Map<string, CountRow>();
  #names = new Map<string, number>();
  #measures = new Map<string, Omit<MeasureRow, 'bins'> & { readonly histogram: Histogram }>();
  #words = new Map<string, WordsRow>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  timeOperations(names: readonly string[]): void {
    this.#timed = new Set(names);
  }

  /** Counts visits once per network and span; ignores foreign names, and invented ones until many networks agree. */
  add(count: UsageCount, sender: Sender, network: string): void {
    const counted = this.#countedOf(count, sender);
    if (!counted) return this.#measure(count);
    if (count.kind === 'visit' && !this.#visitors.isFirst(count.span, network, this.#clock.now())) return;
    const [kind, name, detail = ''] = counted;
    const times = kind === 'source' || kind === 'slow' ? this.#madeUp.note(this.#day, JSON.stringify(counted), network) : 1;
    if (times > 0) this.#count(kind, name, detail, times);
  }

  /** Counts a member's event without member, company or topic. */
  note({ eventType, attributes: { pageName, communityType } }: CuratedEvent): void {
    if (!isKnownPage(pageName)) return;
    const type = communityType?.toLowerCase() ?? '';
    this.#count('event', eventType, communities.has(type) ? type : '');
  }

  signUp(): void {
    this.#count('sign-up', '');
  }

  /** Counts empty searches and companies searched for only from the caller's own network. */
  done(count: OperationCount, network: string | undefined): void {
    if (count.kind === 'contribution') this.#count('contribution', count.of);
    else if (count.kind === 'visit') this.visit(count.of, network);
    else {
      this.#count('search', count.isEmpty ? 'empty' : 'found');
      if (count.company !== undefined && network !== undefined) this.#lookups.note(count.company, network, { day: this.#day, week: this.#week });
      const words = count.isEmpty ? plainWords(count.text).join(' ').slice(0, longestEmptySearch).toWellFormed() : '';
      const times = words === '' || network === undefined ? 0 : this.#searches.note(this.#day, words, network);
      if (times > 0) this.#putWords({ day: this.#day, words, times });
    }
  }

  /** Counts a visit of a company's pages from outside. */
  visit(urlName: string, network: string | undefined): void {
    if (network !== undefined) this.#visits.note(urlName, network, { day: this.#day, week: this.#week });
  }

  take(): UsageRows {
    const rows = {
      counts: [...this.#counts.values()],
      measures: [...this.#measures.values()].map(({ histogram, ...measured }) => ({ ...measured, bins: histogram.bins })),
      emptySearches: [...this.#words.values()],
      visits: this.#visits.take(),
      lookups: this.#lookups.take(),
    };
    this.#counts = new Map();
    this.#names = new Map();
    this.#measures = new Map();
    this.#words = new Map();
    return rows;
  }

  putBack({ counts, measures, emptySearches, visits, lookups }: UsageRows): void {
    for (const row of counts) this.#put(row);
    for (const { bins, ...measured } of measures) this.#binsAt(measured).addAll(bins);
    for (const row of emptySearches) this.#putWords(row);
    for (const row of visits) this.#visits.put(row);
    for (const row of lookups) this.#lookups.put(row);
  }

  #countedOf(count: UsageCount, { deviceType, tracker, userType }: Sender): Counted | undefined {
    switch (count.kind) {
      case 'visit':
        return ['visit', count.span, `${deviceType} ${tracker} ${userType}`];
      case 'page':
        return isKnownPage(count.pageName) ? ['page', count.pageName] : undefined;
      case 'source':
        return sourceCounted(count);
      case 'slow':
        return isKnownPage(count.pageName) ? ['slow', `${count.vital} ${count.pageName}`, textWithoutMarkers(count.target, longestTarget)] : undefined;
      case 'login':
        return ['login', count.way, count.outcome];
      default:
        return undefined;
    }
  }

  #measure(count: UsageCount): void {
    if (count.kind === 'vital' && isKnownPage(count.pageName))
      this.#binsAt({ week: this.#week, kind: 'vital', name: count.pageName, vital: count.vital }).add(countedValue(count.vital, count.value));
    if (count.kind === 'call' && this.#timed.has(count.operation))
      this.#binsAt({ week: this.#week, kind: count.isDone ? 'call' : 'failed-call', name: count.operation, vital: '' }).add(count.ms);
  }

  get #day(): string {
    return dayOf(this.#clock.now());
  }

  get #week(): string {
    return mondayOn(this.#day);
  }

  #count(kind: CountKind, name: string, detail = '', times = 1): void {
    this.#put({ day: kind === 'event' || kind === 'contribution' ? this.#week : this.#day, kind, name, detail, times });
  }

  #put(row: CountRow): void {
    const ofKind = `${row.day} ${row.kind}`;
    const key = JSON.stringify([ofKind, row.name, row.detail]);
    const known = this.#counts.get(key);
    const names = this.#names.get(ofKind) ?? 0;
    if (!known && names >= mostNamesOf(row.kind)) return;
    if (!known) this.#names.set(ofKind, names + 1);
    this.#counts.set(key, { ...row, times: plus(known?.times, row.times) });
  }

  #binsAt(measured: Omit<MeasureRow, 'bins'>): Histogram {
    const key = `${measured.week} ${measured.kind} ${measured.name} ${measured.vital}`;
    const known = this.#measures.get(key) ?? { ...measured, histogram: new Histogram() };
    this.#measures.set(key, known);
    return known.histogram;
  }

  #putWords(row: WordsRow): void {
    const key = `${row.day} ${row.words}`;
    const known = this.#words.get(key);
    if (known || this.#words.size < mostWordsADay) this.#words.set(key, { ...row, times: plus(known?.times, row.times) });
  }
}

export const mondayOn = (day: string): string => new Date(mondayOf(weekOf(day))).toISOString().slice(0, 10);

const plus = (known: number | undefined, times: number): number => Math.min((known ?? 0) + times, mostTimesInRow);

function sourceCounted({ source, medium, campaign }: VisitSource): Counted | undefined {
  const [name, ...details] = [source, medium, campaign].map((part) => (isOfPerson(part) ? '' : textWithoutMarkers(part, longestSource)));
  return name || details.some(Boolean) ? ['source', name ?? '', details.join(' ')] : undefined;
}

/** Detects phone-like numbers, however divided. */
const isOfPerson = (part: string): boolean => /\d{7,}/.test(part.replace(/[_.-]/g, ''));
