import { createHash } from 'node:crypto';
import {
  chainedText,
  noHash,
  type DailyHead,
  type GoneItem,
  type LedgerEvent,
  type LedgerHead,
  type LedgerEntry,
  type RemovalLedger,
} from '#core/moderation/ledger.ts';
import type { Page } from '#core/page.ts';

export class FakeRemovalLedger implements RemovalLedger {
  chain: readonly LedgerEntry[] = [];

  add(known: Partial<LedgerEvent>): LedgerEntry {
    const event: LedgerEvent = {
      week: '2026-W47',
      community: 'notice-period',
      itemId: 'p000000000000001',
      itemKind: 'post',
      stars: null,
      action: 'removed',
      rule: 'spam',
      askedBy: 'reader',
      appeal: 'none',
      ...known,
    };
    const unhashed = { ...event, sequence: this.chain.length + 1, previousHash: this.chain.at(-1)?.hash ?? noHash };
    const entry = { ...unhashed, hash: createHash('sha256').update(chainedText(unhashed)).digest('hex') };
    this.chain = [...this.chain, entry];
    return entry;
  }

  async head(): Promise<LedgerHead> {
    const keys = [...new Set(this.chain.map(({ action, rule }) => `${action} ${rule}`))];
    const totals = keys.flatMap((key) => {
      const same = this.chain.filter(({ action, rule }) => `${action} ${rule}` === key);
      return same[0] ? [{ action: same[0].action, rule: same[0].rule, count: same.length }] : [];
    });
    return { sequence: this.chain.length, hash: this.chain.at(-1)?.hash ?? noHash, totals };
  }

  async heads(): Promise<Page<DailyHead>> {
    const last = this.chain.at(-1);
    return { items: last ? [{ day: '2026-11-20', sequence: last.sequence, hash: last.hash }] : [], next: null };
  }

  async gone(): Promise<Page<GoneItem>> {
    const items = this.chain.filter(({ action }) => action === 'removed');
    const gone = items.flatMap(({ itemId, itemKind }) => (itemKind === 'issuer-key' ? [] : [{ itemId, itemKind, status: 'AUTHOR_REJECTED' as const }]));
    return { items: gone, next: null };
  }

  async entries(): Promise<Page<LedgerEntry>> {
    return { items: this.chain.toReversed(), next: null };
  }

  async from(sequence: number): Promise<readonly LedgerEntry[]> {
    return this.chain.slice(sequence - 1, sequence + 49);
  }
}
