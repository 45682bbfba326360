import { describe, expect, it } from 'vitest';
import type { Badges } from '#core/followers/badges.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';

export type OpenBadges = (companies: readonly KnownCompany[]) => Promise<Badges>;

/** Promises of Badges, for every adapter over rows. */
export function followsItsRules(open: OpenBadges): void {
  const few = Array.from({ length: 10 }, (_, place) => aCompany({ name: `Ahead ${place}`, industry: 'Payments', followersCount: 60_000 + place }));
  const koyal = aCompany({ name: 'Koyal Pay', industry: 'Payments', followersCount: 41_250, foundedYear: null });
  const alone = aCompany({ name: 'Alone', industry: 'Textiles', followersCount: 1_150, foundedYear: null });

  describe('the badges of a company (R-033)', () => {
    it('say the step of its followers, and its place where ten at most have more', async () => {
      const badges = await open([...few, koyal, alone]);
      expect(await badges.at('koyal-pay')).toEqual([{ badge: 'followers', count: 10_000, of: null }]);
      expect(await badges.at('ahead-9')).toContainEqual({ badge: 'mostFollowed', count: 1, of: null });
      expect(await badges.at('ahead-0')).toContainEqual({ badge: 'mostFollowed', count: 10, of: null });
      expect(await badges.at('alone')).toEqual([
        { badge: 'followers', count: 1_000, of: null },
        { badge: 'mostFollowed', count: 1, of: null },
      ]);
    });

    it('say how much it tells of itself', async () => {
      const open5 = aCompany({ name: 'Telling', followersCount: 3, website: 'https://telling.example', emailId: 'hello@telling.example' });
      const badges = await open([open5, aCompany({ name: 'Quiet', followersCount: 3, website: null })]);
      expect(await badges.at('telling')).toEqual([{ badge: 'transparent', count: 4, of: 5 }]);
      expect(await badges.at('quiet')).toEqual([]);
    });

    it('are missing where the company is', async () => {
      const badges = await open([koyal]);
      await expect(badges.at('nobody-here')).rejects.toMatchObject({ kind: 'missing' });
    });
  });
}
