import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { awardCategories, judgedEntrant, winnersOf, type AwardEntrant } from '#core/awards/award-rule.ts';
import { frozenText } from '#core/awards/frozen-text.ts';
import { awardYears, type AwardYear } from '#core/companies/company-award.ts';
import { SqlAwards } from '#server/adapters/awards/sql-awards.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { fillDemoAwards } from './fill-awards.ts';
import { fillDemoReviews } from './fill-reviews.ts';
import { fillDemoWorld } from './fill.ts';

const nowMs = Date.UTC(2026, 10, 20);
const scale = 100;

async function entrantsOf(awards: SqlAwards, year: AwardYear, slug: string): Promise<readonly AwardEntrant[]> {
  const found: AwardEntrant[] = [];
  let after: string | null = null;
  do {
    const page = await awards.entrants(year, slug, after);
    found.push(...page.items);
    after = page.next;
  } while (after !== null);
  return found;
}

describe('the awards of a demo world', () => {
  it('are three closed editions, reproducible from their published figures (R-194, R-196, R-197, F-19)', async () => {
    const { db } = await aDatabase();
    await fillDemoWorld(db, { scale, seed: 1, onProgress: () => undefined });
    await fillDemoReviews(db, { scale, seed: 1, nowMs, secrets: testSecrets });
    expect(await fillDemoAwards(db, { nowMs })).toBeGreaterThan(20);
    expect(await fillDemoAwards(db, { nowMs })).toBe(0);
    const awards = new SqlAwards({ db, secrets: testSecrets });
    for (const year of awardYears) {
      const { digest, closedOn, companiesCount } = await awards.edition(year);
      expect([year, closedOn]).toEqual([year, `${year}-02-03`]);
      const slugs = (await db.selectFrom('award_category').select('slug').where('year', '=', year).orderBy('place').execute()).map(({ slug }) => slug);
      const entrants = new Map<string, AwardEntrant>();
      for (const slug of slugs) {
        const figures = await entrantsOf(awards, year, slug);
        for (const figure of figures) entrants.set(figure.companyId, figure);
        const { winners } = await awards.list(year, slug);
        expect([
          year,
          slug,
          winnersOf(figures, slug, year).map(({ place, urlName, ratingHundredths, reviewsCount }) => [place, urlName, ratingHundredths / 100, reviewsCount]),
        ]).toEqual([year, slug, winners.map(({ place, urlName, rating, reviewsCount }) => [place, urlName, rating, reviewsCount])]);
      }
      const all = [...entrants.values()];
      const judged = all.map((entrant) => judgedEntrant(entrant, year));
      expect(awardCategories(judged, year).map(({ slug }) => slug)).toEqual(slugs);
      expect([all.length, createHash('sha256').update(frozenText(all)).digest('hex')]).toEqual([companiesCount, digest]);
    }
  });
});
