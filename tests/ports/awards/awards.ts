import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { awardCategories, judgedEntrant, awardScoreOf, winnersOf, type AwardEntrant } from '#core/awards/award-rule.ts';
import type { Awards } from '#core/awards/awards.ts';
import { frozenText } from '#core/awards/frozen-text.ts';
import { closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import type { AwardFixture } from '#tests/fakes/awards/fake-awards.ts';

export type OpenAwards = (backend: AwardFixture) => Promise<Awards>;

const [best, good, fair, poor, late, bank] = closedWorld.companies.map(({ companyId }) => companyId) as [string, string, string, string, string, string];

export function keepsAwards(open: OpenAwards): void {
  describe('a closed edition', () => {
    it('says how much was counted, with a digest that anyone can make again (R-194, F-19)', async () => {
      const awards = await open(closedWorld);
      const { digest, ...edition } = await awards.edition(2025);
      expect(edition).toEqual({ year: 2025, cutOff: '2024-12-31', closedOn: '2025-02-03', companiesCount: 5, reviewsCount: 70, winnersCount: 3 });
      const frozen = [...(await allIn(awards, 'logistics')), ...(await allIn(awards, 'banking'))];
      expect(createHash('sha256').update(frozenText(frozen)).digest('hex')).toBe(digest);
    });

    it('lists the categories that have winners, each with the first of them (R-197)', async () => {
      const found = await (await open(closedWorld)).categories(2025);
      expect(
        found.map(({ slug, kind, industry, companiesCount, qualifiedCount, winners }) => [
          slug,
          kind,
          industry,
          companiesCount,
          qualifiedCount,
          winners.length,
        ]),
      ).toEqual([
        ['mid-sized', 'size', null, 4, 3, 3],
        ['logistics', 'industry', 'Logistics', 4, 3, 3],
      ]);
    });

    it('lists the winners of a category, the best rated first (R-196, R-197)', async () => {
      const { edition, category, winners } = await (await open(closedWorld)).list(2025, 'logistics');
      expect([edition.closedOn, category.slug]).toEqual(['2025-02-03', 'logistics']);
      expect(winners).toEqual([
        { place: 1, urlName: 'best-logistics', name: 'Best Logistics', logo: null, rating: expect.any(Number), reviewsCount: 16 },
        { place: 2, urlName: 'good-logistics', name: 'Good Logistics', logo: null, rating: expect.any(Number), reviewsCount: 12 },
        { place: 3, urlName: 'fair-logistics', name: 'Fair Logistics', logo: null, rating: expect.any(Number), reviewsCount: 15 },
      ]);
    });

    it('has a list without winners where fewer than three qualified (R-197)', async () => {
      const { category, winners } = await (await open(closedWorld)).list(2025, 'banking');
      expect([category.companiesCount, category.qualifiedCount, winners]).toEqual([1, 1, []]);
    });

    it('lists a category’s figures page by page, of which its winners follow (F-19)', async () => {
      const awards = await open(closedWorld);
      const entrants = await allIn(awards, 'logistics', 2);
      expect(entrants.map(({ companyId }) => companyId)).toEqual([best, good, fair, poor]);
      const { winners, category } = await awards.list(2025, 'logistics');
      expect(winnersOf(entrants, 'logistics', 2025).map(({ urlName, ratingHundredths }) => [urlName, ratingHundredths / 100])).toEqual(
        winners.map(({ urlName, rating }) => [urlName, rating]),
      );
      const judged = entrants.map((entrant) => judgedEntrant(entrant, 2025));
      expect(awardCategories(judged, 2025)).toContainEqual(category);
      await expect(awards.entrants(2025, 'logistics', 'nonsense')).rejects.toMatchObject({ kind: 'invalid' });
    });

    it('is missing where there is no such category', async () => {
      const awards = await open(closedWorld);
      for (const slug of ['mega', 'no-such-industry']) {
        await expect(awards.list(2025, slug)).rejects.toMatchObject({ kind: 'missing' });
        await expect(awards.entrants(2025, slug, null)).rejects.toMatchObject({ kind: 'missing' });
      }
    });
  });

  describe('an open edition', () => {
    it('has neither counts nor lists (R-194)', async () => {
      const awards = await open(closedWorld);
      const nothing = { closedOn: null, companiesCount: 0, reviewsCount: 0, winnersCount: 0, digest: null };
      expect(await awards.edition(2026)).toEqual({ year: 2026, cutOff: '2025-12-31', ...nothing });
      expect(await awards.categories(2026)).toEqual([]);
      await expect(awards.list(2026, 'logistics')).rejects.toMatchObject({ kind: 'missing' });
      await expect(awards.entrants(2026, 'logistics', null)).rejects.toMatchObject({ kind: 'missing' });
    });
  });

  checksCompanies(open);
}

function checksCompanies(open: OpenAwards): void {
  describe('the check of a company', () => {
    it('is by the frozen figures of a closed edition (R-196)', async () => {
      const awards = await open(closedWorld);
      expect(await awards.check(2025, best)).toEqual({
        urlName: 'best-logistics',
        name: 'Best Logistics',
        size: '501-1k',
        isEntered: true,
        ratingHundredths: closedWorld.companies[0] && awardScoreOf(closedWorld.companies[0], 2025).ratingHundredths,
        reviewsCount: 16,
        leastReviews: 10,
        isQualified: true,
        awards: [
          { year: 2025, slug: 'mid-sized', industry: null, place: 1 },
          { year: 2025, slug: 'logistics', industry: 'Logistics', place: 1 },
        ],
      });
      expect(await awards.check(2025, poor)).toMatchObject({ isEntered: true, isQualified: false, reviewsCount: 15, awards: [] });
      expect(await awards.check(2025, late)).toMatchObject({ isEntered: false, isQualified: false, ratingHundredths: null, reviewsCount: 0, awards: [] });
    });

    it('uses today’s figures, and treats unknown size as middle (R-196)', async () => {
      const awards = await open(closedWorld);
      expect(await awards.check(2026, late)).toMatchObject({ isEntered: true, isQualified: true, reviewsCount: 23, awards: [] });
      expect(await awards.check(2026, bank)).toMatchObject({ size: null, leastReviews: 10, reviewsCount: 12, isQualified: true });
      await expect(awards.check(2026, 'nosuchcompany001')).rejects.toMatchObject({ kind: 'missing' });
    });
  });

  describe('the awards of a company', () => {
    it('are its places, the newest and best first (R-194)', async () => {
      const awards = await open({ ...closedWorld, closed: { 2025: '2025-02-03', 2026: '2026-02-03' } });
      expect((await awards.ofCompany('good-logistics')).map(({ year, slug, place }) => [year, slug, place])).toEqual([
        [2026, 'mid-sized', 3],
        [2026, 'logistics', 3],
        [2025, 'mid-sized', 2],
        [2025, 'logistics', 2],
      ]);
      expect(await awards.ofCompany('poor-logistics')).toEqual([]);
      await expect(awards.ofCompany('nobody-here')).rejects.toMatchObject({ kind: 'missing' });
    });
  });
}

async function allIn(awards: Awards, slug: string, pageSize?: number): Promise<readonly AwardEntrant[]> {
  const found: AwardEntrant[] = [];
  let after: string | null = null;
  do {
    const page = await awards.entrants(2025, slug, after, pageSize);
    found.push(...page.items);
    after = page.next;
  } while (after !== null);
  return found;
}
