import { describe, expect, it } from 'vitest';
import { hourMs } from '../figures/durations.ts';
import { digestWeekOf, nextDigestMs, retryMs, spreadMs, weekMs } from './digest-week.ts';

const keys = Array.from({ length: 300 }, (_, at) => `member ${at}`);
const saturday = Date.UTC(2026, 10, 21, 6);
/** Sunday, ten in the morning in India. */
const opens = Date.UTC(2026, 10, 22, 4, 30);

describe('the digest of a week', () => {
  it('is due on a Sunday in India, between ten and two, spread among members', () => {
    const due = keys.map((key) => nextDigestMs(key, saturday));
    for (const at of due) expect(at >= opens && at < opens + spreadMs).toBe(true);
    expect(new Set(due.map((at) => Math.floor((at - opens) / (hourMs / 2)))).size).toBe(8);
  });

  it('is due once a week, at the same moment for a member, whenever asked', () => {
    for (const key of keys) {
      const due = nextDigestMs(key, saturday);
      expect(nextDigestMs(key, due - 1)).toBe(due);
      expect(nextDigestMs(key, due)).toBe(due + weekMs);
      expect(nextDigestMs(key, due + weekMs - 1)).toBe(due + weekMs);
    }
  });

  it('that failed is retried in an hour as the same week’s, never after the next', () => {
    const key = 'member 1';
    const due = nextDigestMs(key, saturday);
    expect(retryMs(key, due)).toBe(due + hourMs);
    expect(digestWeekOf(key, due + hourMs)).toBe(digestWeekOf(key, due));
    expect(digestWeekOf(key, due)).toBe('2026-11-22');
    expect(retryMs(key, due + weekMs - 1)).toBe(due + weekMs);
    expect(digestWeekOf(key, due + weekMs)).toBe('2026-11-29');
  });
});
