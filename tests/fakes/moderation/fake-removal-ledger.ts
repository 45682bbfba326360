import { createHash } from 'node:crypto';
import {
  chainedText,
  isStill,
  mostLinesAtOnce,
  noHash,
  type DailyHead,
  type GoneItem,
  type LedgerAction,
  type LedgerEvent,
  type LedgerHead,
  type LedgerEntry,
  type LedgerPage,
  type LedgerThing,
  type RemovalLedger,
} from '#core/moderation/ledger.ts';
import { Failure } from '#core/failure.ts';
import type { Page } from '#core/page.ts';
import { pageOf } from '#tests/fakes/page-of.ts';

/** Ledger to which a test adds events. */
export class FakeRemovalLedger implements RemovalLedger {
  chain: readonly LedgerEntry[] = [];
  things: readonly LedgerThing[] = [];

  #owed: readonly string[] = [];

  /** Owes a line for a post that its author deleted. */
  owe(itemId: string): void {
    this.#owed = [...this.#owed, itemId];
  }

  tell(): void {
    for (const itemId of this.#owed) this.add({ itemId, action: 'deleted', rule: 'author', askedBy: 'author' });
    this.#owed = [];
  }

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
    const removed = Map.groupBy(
      this.chain.filter(({ action }) => action === 'removed'),
      ({ askedBy }) => askedBy,
    );
    const removedFor = [...removed].map(([askedBy, same]) => ({ askedBy, count: same.length })).toSorted((one, other) => other.count - one.count);
    return { sequence: this.chain.length, hash: this.chain.at(-1)?.hash ?? noHash, totals, removedFor };
  }

  async heads(after?: string | null, pageSize?: number): Promise<Page<DailyHead>> {
    const last = this.chain.at(-1);
    const heads = last ? [{ day: '2026-11-20', sequence: last.sequence, hash: last.hash, count: last.sequence }] : [];
    if (after && !/^\d{4}-\d{2}-\d{2}$/.test(after)) throw new Failure('invalid', undefined, { code: 'CURSOR_INVALID' });
    return pageOf(
      heads.filter(({ day }) => day < (after ?? '9999-12-31')),
      ({ day }) => day,
      null,
      pageSize,
    );
  }

  async gone(after?: string | null, pageSize?: number): Promise<Page<GoneItem>> {
    const byItem = Map.groupBy(this.chain, ({ itemKind, itemId }) => `${itemKind}.${itemId}`);
    const listed = [...byItem].toSorted(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, entries]) => goneFrom(entries));
    return pageOf(listed, ({ itemKind, itemId }) => `${itemKind}.${itemId}`, after, pageSize);
  }

  async entries(after?: string | null, pageSize?: number, wanted?: LedgerAction): Promise<LedgerPage> {
    const chain = this.chain.filter(({ action }) => wanted === undefined || action === wanted);
    const page = await pageOf(chain.toReversed(), ({ sequence }) => `${wanted === undefined ? '' : `${wanted}-`}${sequence}`, after, pageSize);
    return { ...page, things: this.things.filter((thing) => page.items.some(({ itemId }) => itemId === thing.itemId)) };
  }

  async from(sequence: number, most = mostLinesAtOnce, wanted?: LedgerAction): Promise<readonly LedgerEntry[]> {
    return this.chain.filter((entry) => entry.sequence >= sequence && (wanted === undefined || entry.action === wanted)).slice(0, most);
  }
}

/** Items gone after all their entries. Shown ones are left out. */
function goneFrom(entries: readonly LedgerEntry[]): readonly GoneItem[] {
  const last = entries.findLast(({ action }) => !isStill(action));
  if (!last || last.itemKind === 'issuer-key' || last.itemKind === 'desk' || last.action === 'restored') return [];
  const status = last.action === 'flagged' ? 'FLAGGED' : last.action === 'deleted' ? 'DELETED' : 'AUTHOR_REJECTED';
  return [{ itemId: last.itemId, itemKind: last.itemKind, status }];
}
