import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Digests } from '#core/device/digests.ts';
import {
  brokenAt,
  noHash,
  type DailyHead,
  type LedgerAction,
  type LedgerHead,
  type LedgerEntry,
  type LedgerThing,
  type RemovalLedger,
} from '#core/moderation/ledger.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

export type ChainFinding =
  | { readonly kind: 'holds'; readonly count: number }
  | { readonly kind: 'breaks'; readonly sequence: number }
  | { readonly kind: 'cannot' };

/** Public takedown record and verification of its hash chain (F-04). */
export class LedgerStore {
  readonly removals: Pages<LedgerEntry>;
  readonly entries: Pages<LedgerEntry>;
  /** Current state of the content in the entries, by random names. */
  things: ReadonlyMap<string, LedgerThing> = new Map();
  readonly head: Request<LedgerHead>;
  readonly heads: Pages<DailyHead>;
  readonly checking: Request<ChainFinding>;
  readonly #ledger: RemovalLedger;
  readonly #digests: Digests;

  constructor(ledger: RemovalLedger, digests: Digests) {
    this.#ledger = ledger;
    this.#digests = digests;
    const entriesOf = (action?: LedgerAction) => async (after: string | null) => {
      const page = await ledger.entries(after, undefined, action);
      runInAction(() => (this.things = new Map([...this.things, ...page.things.map((thing) => [thing.itemId, thing] as const)])));
      return page;
    };
    this.removals = new Pages(entriesOf('removed'));
    this.entries = new Pages(entriesOf());
    this.head = new Request(() => ledger.head());
    this.heads = new Pages((after) => ledger.heads(after));
    this.checking = new Request(() => this.#check());
    makeAutoObservable(this, { things: observableRef, removals: false, entries: false, head: false, heads: false, checking: false });
  }

  /** Day of the ledger's first line, once the days back to it are here. */
  get firstDay(): string | undefined {
    return this.heads.items.find(({ sequence, count }) => sequence === count)?.day;
  }

  async open(): Promise<void> {
    if (this.entries.state.status !== 'SUCCESS') await Promise.all([this.removals.open(), this.entries.open(), this.head.send(), this.heads.open()]);
  }

  /** Recomputes every hash from the first entry, as any reader may. */
  async #check(): Promise<ChainFinding> {
    if (!this.#digests.areHere()) return { kind: 'cannot' };
    let last = { sequence: 0, hash: noHash };
    for (;;) {
      const entries = await this.#ledger.from(last.sequence + 1);
      const broken = await brokenAt(entries, (text) => this.#digests.sha256(text), last);
      if (broken !== undefined) return { kind: 'breaks', sequence: broken };
      const next = entries.at(-1);
      if (!next) return { kind: 'holds', count: last.sequence };
      last = next;
    }
  }
}
