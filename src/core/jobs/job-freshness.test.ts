import { describe, expect, it } from 'vitest';
import { jobFreshness, type PostingHistory } from './job-freshness.ts';

const today = '2026-11-20';

type Known = PostingHistory & { readonly saidOpenOn: string | null };

const seen: Known = { firstSeen: '2026-11-11', lastConfirmed: '2026-11-19', reposts: 0, saidOpenOn: null };

const labelOf = (known: Partial<Known>, hasOutcome = false) => jobFreshness({ ...seen, ...known }, { today, hasOutcome });

describe('the freshness of a job (F-24)', () => {
  it.each([
    [{ firstSeen: '2026-11-20', lastConfirmed: '2026-11-20' }, 'new'],
    [{ firstSeen: '2026-11-13' }, 'new'],
    [{ firstSeen: '2026-11-12' }, 'confirmed'],
    [{ firstSeen: '2026-09-21' }, 'confirmed'],
    [{ firstSeen: '2026-09-20' }, 'open-long'],
    [{ firstSeen: '2025-11-21' }, 'open-long'],
    [{ firstSeen: '2025-11-20' }, 'stale'],
    [{ lastConfirmed: '2026-10-30' }, 'confirmed'],
    [{ lastConfirmed: '2026-10-29' }, 'stale'],
    [{ reposts: 1 }, 'confirmed'],
    [{ reposts: 2 }, 'reposted'],
    [{ reposts: 4 }, 'reposted'],
  ] satisfies [Partial<Known>, string][])('of %j is %s', (known, label) => expect(labelOf(known)).toBe(label));

  it('is stale once it was posted again five times and nobody knows an outcome', () => {
    expect(labelOf({ reposts: 5 })).toBe('stale');
    expect(labelOf({ reposts: 5 }, true)).toBe('reposted');
  });

  it('is reset by the word of the employer, for thirty days', () => {
    const gone = { reposts: 9, firstSeen: '2024-01-01', lastConfirmed: '2026-01-01' };
    expect(labelOf({ ...gone, saidOpenOn: '2026-10-21' })).toBe('confirmed');
    expect(labelOf({ ...gone, saidOpenOn: '2026-10-20' })).toBe('stale');
  });
});
