import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { brokenAt, chainedText, noHash, weekOf, type LedgerEntry, type LedgerLine } from '#core/moderation/ledger.ts';

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');
const sha256 = async (text: string): Promise<string> => hashed(text);

const entry = (itemId: string): LedgerEntry => ({
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

function chainOf(ids: readonly string[]): LedgerLine[] {
  const lines: LedgerLine[] = [];
  for (const id of ids) {
    const line = { ...entry(id), sequence: lines.length + 1, previousHash: lines.at(-1)?.hash ?? noHash };
    lines.push({ ...line, hash: hashed(chainedText(line)) });
  }
  return lines;
}

describe('the removal ledger (F-04)', () => {
  const lines = chainOf(['a', 'b', 'c', 'd']);

  it('is whole as long as nobody touches it, from wherever it is read', async () => {
    expect(await brokenAt(lines, sha256)).toBeUndefined();
    expect(await brokenAt(lines.slice(2), sha256, lines[1])).toBeUndefined();
    expect(await brokenAt([], sha256)).toBeUndefined();
  });

  it.each([
    ['a changed rule', lines.map((line) => (line.sequence === 2 ? { ...line, rule: 'false' as const } : line)), 2],
    [
      'a changed line with a fresh hash',
      lines.map((line) => (line.sequence === 2 ? { ...line, rule: 'false' as const, hash: hashed(chainedText({ ...line, rule: 'false' })) } : line)),
      3,
    ],
    ['a missing line', lines.filter(({ sequence }) => sequence !== 3), 4],
    ['a missing beginning', lines.slice(1), 2],
    ['two lines in another order', [lines[0], lines[2], lines[1], lines[3]] as LedgerLine[], 3],
  ])('shows %s', async (_what, tampered, at) => {
    expect(await brokenAt(tampered, sha256)).toBe(at);
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
