import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  brokenAt,
  chainedText,
  isOverdue,
  noHash,
  reasonFrom,
  unaccounted,
  weekOf,
  type LedgerAction,
  type LedgerEvent,
  type LedgerEntry,
} from '#core/moderation/ledger.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');
const sha256 = async (text: string): Promise<string> => hashed(text);

const event = (itemId: string): LedgerEvent => ({
  week: '2026-W47',
  community: 'notice-period',
  itemId,
  itemKind: 'post',
  stars: null,
  action: 'removed',
  rule: 'spam',
  askedBy: 'reader',
  appeal: 'none',
});

function chainOf(ids: readonly string[]): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (const id of ids) {
    const unhashed = { ...event(id), sequence: entries.length + 1, previousHash: entries.at(-1)?.hash ?? noHash };
    entries.push({ ...unhashed, hash: hashed(chainedText(unhashed)) });
  }
  return entries;
}

describe('the removal ledger (F-04)', () => {
  const entries = chainOf(['a', 'b', 'c', 'd']);

  it('is whole as long as nobody touches it, from wherever it is read', async () => {
    expect(await brokenAt(entries, sha256)).toBeUndefined();
    expect(await brokenAt(entries.slice(2), sha256, entries[1])).toBeUndefined();
    expect(await brokenAt([], sha256)).toBeUndefined();
  });

  it.each([
    ['a changed rule', entries.map((entry) => (entry.sequence === 2 ? { ...entry, rule: 'false' as const } : entry)), 2],
    [
      'a changed entry with a fresh hash',
      entries.map((entry) => (entry.sequence === 2 ? { ...entry, rule: 'false' as const, hash: hashed(chainedText({ ...entry, rule: 'false' })) } : entry)),
      3,
    ],
    ['a missing entry', entries.filter(({ sequence }) => sequence !== 3), 4],
    ['a missing beginning', entries.slice(1), 2],
    ['two entries in another order', [entries[0], entries[2], entries[1], entries[3]] as LedgerEntry[], 3],
  ])('shows %s', async (_what, tampered, at) => {
    expect(await brokenAt(tampered, sha256)).toBe(at);
  });

  it('accounts for what is gone, and notices what contradicts its last entry', () => {
    const gone = [
      { itemId: 'a', itemKind: 'post', status: 'AUTHOR_REJECTED' },
      { itemId: 'b', itemKind: 'post', status: 'DELETED' },
      { itemId: 'x', itemKind: 'comment', status: 'DELETED' },
    ] as const;
    expect(unaccounted(gone, entries)).toEqual(['b', 'x', 'c', 'd']);
    expect(unaccounted(gone.slice(0, 1), entries.slice(0, 1))).toEqual([]);
  });

  it.each<[LedgerAction[], ModerationRule | null]>([
    [['removed', 'deleted'], 'spam'],
    [['removed', 'appealed', 'upheld', 'deleted'], 'spam'],
    [['removed', 'appealed', 'restored', 'deleted'], 'author'],
    [['flagged', 'deleted'], 'author'],
    [['flagged', 'restored'], null],
    [['deleted'], 'author'],
  ])('names the reason on a tombstone after %o: %s', (actions, rule) => {
    const about = actions.map((action) => ({ ...event('a'), action, rule: action === 'deleted' ? ('author' as const) : ('spam' as const) }));
    expect(reasonFrom(about)?.rule ?? null).toBe(rule);
  });

  it('calls a hidden deletion removed only after the entry that says so', () => {
    const about = (action: LedgerAction) => [{ ...event('a'), action }];
    expect([reasonFrom(about('flagged'))?.rule, reasonFrom(about('flagged'), true), reasonFrom(about('removed'), true)?.rule]).toEqual(['spam', null, 'spam']);
  });

  it('is late with a line missed for more than eight days', () => {
    expect(['2026-11-20', '2026-11-28', '2026-11-29'].map((today) => isOverdue('2026-11-20', today))).toEqual([false, false, true]);
  });

  it.each([
    ['2026-11-20', '2026-W47'],
    ['2026-01-01', '2026-W01'],
    ['2027-01-01', '2026-W53'],
    ['2024-12-30', '2025-W01'],
  ])('names the week of %s %s', (day, week) => {
    expect(weekOf(day)).toBe(week);
  });
});
