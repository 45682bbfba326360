import { describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { SeenNetworks } from './seen-networks.ts';

const now = Date.parse('2026-11-20T12:00+05:30');

describe('a visit', () => {
  it('is the first of its network once in a day, a week and a month', () => {
    const seen = new SeenNetworks();
    const firsts = (network: string, ms = now) => (['day', 'week', 'month'] as const).map((span) => seen.isFirst(span, network, ms));
    expect([firsts('10.0.0.1'), firsts('10.0.0.1'), firsts('10.0.0.2')]).toEqual([
      [true, true, true],
      [false, false, false],
      [true, true, true],
    ]);
    expect(firsts('10.0.0.1', now + dayMs)).toEqual([true, false, false]);
    expect(firsts('10.0.0.1', now + 3 * dayMs)).toEqual([true, true, false]);
    expect(firsts('10.0.0.1', now + 11 * dayMs)).toEqual([true, true, true]);
  });

  it('of one phone comes from the first 48 bits of its IPv6 address', () => {
    const seen = new SeenNetworks();
    expect(['2001:db8:1:2', '2001:db8:1:3', '2001:db8:2:2'].map((network) => seen.isFirst('day', network, now))).toEqual([true, false, true]);
  });
});
