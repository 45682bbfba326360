import { describe, expect, it } from 'vitest';
import { SqlReviews } from '#server/adapters/reviews/sql-reviews.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { fillDemoReviews } from './fill-reviews.ts';
import { fillDemoWorld } from './fill.ts';

const nowMs = Date.UTC(2026, 10, 20);

describe('the reviews of a demo world', () => {
  it('yield leaving figures and digests at several companies, quoting real reviews (F-06, F-27)', async () => {
    const { db } = await aDatabase();
    await fillDemoWorld(db, { scale: 20, seed: 1, onProgress: () => undefined });
    expect(await fillDemoReviews(db, { scale: 20, seed: 1, nowMs, secrets: testSecrets })).toBeGreaterThan(200);
    const reviews = new SqlReviews({ db, now: nowMs, secrets: testSecrets });
    const companies = await db.selectFrom('company').select('url_name').execute();
    const all = await Promise.all(companies.map(({ url_name: urlName }) => reviews.insights(urlName)));
    expect(all.filter(({ exit }) => exit.noticeDays && exit.withheld && exit.buyout).length).toBeGreaterThan(5);
    const topics = all.flatMap(({ digest }) => digest.topics);
    expect(topics.length).toBeGreaterThan(50);
    for (const { liked } of topics.slice(0, 20)) for (const { reviewId, text } of liked) expect((await reviews.one(reviewId)).likes).toContain(text);
  });
});
