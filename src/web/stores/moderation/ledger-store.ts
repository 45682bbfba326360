import { makeAutoObservable } from 'mobx';
import type { Digests } from '#core/device/digests.ts';
import { brokenAt, noHash, type LedgerHead, type LedgerLine, type RemovalLedger } from '#core/moderation/ledger.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';

/** The result of verifying the hash chain. */
export type ChainFinding =
  | { readonly kind: 'holds'; readonly count: number }
  | { readonly kind: 'breaks'; readonly sequence: number }
  | { readonly kind: 'cannot' };

/** The public record of what was taken down, and whether it still adds up (F-04). */
export class LedgerStore {
  readonly lines: Pages<LedgerLine>;
  readonly head: Request<LedgerHead>;
  readonly checking: Request<ChainFinding>;
  readonly #ledger: RemovalLedger;
  readonly #digests: Digests;

  constructor(ledger: RemovalLedger, digests: Digests) {
    this.#ledger = ledger;
    this.#digests = digests;
    this.lines = new Pages((after) => ledger.lines(after));
    this.head = new Request(() => ledger.head());
    this.checking = new Request(() => this.#check());
    makeAutoObservable(this, { lines: false, head: false, checking: false });
  }

  async open(): Promise<void> {
    if (this.lines.state.status !== 'SUCCESS') await Promise.all([this.lines.open(), this.head.send()]);
  }

  /** Computes every hash anew, from the first line on, as anybody may. */
  async #check(): Promise<ChainFinding> {
    if (!this.#digests.areHere()) return { kind: 'cannot' };
    let last = { sequence: 0, hash: noHash };
    for (;;) {
      const lines = await this.#ledger.from(last.sequence + 1);
      const broken = await brokenAt(lines, (text) => this.#digests.sha256(text), last);
      if (broken !== undefined) return { kind: 'breaks', sequence: broken };
      const next = lines.at(-1);
      if (!next) return { kind: 'holds', count: last.sequence };
      last = next;
    }
  }
}
