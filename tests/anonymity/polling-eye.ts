import type { ProfileType } from '#core/personas/profile-type.ts';
import { Crawler, reading } from './crawl.ts';
import type { PolledInstance } from './polled-instance.ts';
import { nobody, ownersOf, sharesOf, type Shares } from './shares.ts';
import type { Tree } from './tree.ts';

const publicOperations = reading.filter(({ isOpen }) => isOpen);

/** URLs that changed between two polls, by whom they speak of. */
export type Changes = Readonly<Record<ProfileType | 'others' | typeof nobody, readonly string[]>>;

/** Polls every public operation and file and attributes changes. Skips pages, which only repeat operations. */
export class PollingEye {
  readonly markers = new Map(['ANONYMOUS', 'DESIGNATION', 'others'].map((whose) => [whose, new Set<string>()]));
  readonly #crawler: Crawler;
  readonly #clock: PolledInstance['clock'];
  /** Poll moments, which some answers contain. */
  readonly #moments = new Set<string>();
  /** Record of everything ever answered. */
  readonly #recorded = new Set<string>();
  #before: ReadonlyMap<string, Shares> = new Map();

  constructor({ guest, clock }: Pick<PolledInstance, 'guest' | 'clock'>, known: readonly (readonly [name: string, value: string])[]) {
    this.#clock = clock;
    this.#crawler = new Crawler(guest, known, publicOperations, []);
  }

  get unanswered(): readonly string[] {
    return publicOperations.flatMap(({ operationId }) => (this.#crawler.answered.has(operationId) ? [] : [operationId]));
  }

  async poll(): Promise<Changes> {
    this.#moments.add(new Date(this.#clock.now()).toISOString());
    const now = new Map<string, Shares>();
    for (const [url, tree] of await this.#crawler.round()) now.set(url, sharesOf(url, steady(tree, this.#moments), this.markers));
    const changed = new Map<string, string[]>();
    for (const [url, shares] of now)
      for (const whose of [...this.markers.keys(), nobody]) if (this.#isChanged(url, whose, shares)) changed.set(whose, [...(changed.get(whose) ?? []), url]);
    this.#before = now;
    for (const shares of now.values()) for (const share of shares.values()) for (const line of linesOf(share)) this.#recorded.add(line);
    const of = (whose: string): readonly string[] => changed.get(whose) ?? [];
    return { ANONYMOUS: of('ANONYMOUS'), DESIGNATION: of('DESIGNATION'), others: of('others'), nobody: of(nobody) };
  }

  /** Counts a change only if it says something new. Being pushed out of a list is none. */
  #isChanged(url: string, whose: string, shares: Shares): boolean {
    const before = this.#before.get(url);
    if (!before) return ownersOf(url, this.markers).includes(whose);
    if (!url.startsWith(newestFew)) return before.get(whose) !== shares.get(whose);
    return linesOf(shares.get(whose)).some((line) => !this.#recorded.has(line));
  }
}

const newestFew = '/api/feed/v1/feed/interlinking-widget';

const linesOf = (share?: string): readonly string[] => share?.split('\n') ?? [];

/** Strips what differs each time: moments, sealed cursors, and body length and checksum. */
function steady({ texts, parts }: Tree, moments: ReadonlySet<string>): Tree {
  const recorded = (text: string): string => (moments.has(text) ? 'now' : /^[\w-]{100,}$/.test(text) ? 'sealed' : text);
  const within = (tree: Tree): Tree => ({ texts: tree.texts.map(recorded), parts: tree.parts.map(within) });
  return { texts: texts.filter((text) => !/^(W\/"|\d+$)/.test(text)), parts: parts.map(within) };
}
