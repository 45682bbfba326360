// Benchmark: how reading bears 80 lakh reviews of 1 lakh companies, and how soon a new review is in the figures of the largest.
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { openDatabaseBeside } from '#server/adapters/database/database.ts';
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { startProduct } from '../product/product.ts';
import { companyIdOf, type WorldScale } from '../worlds/company-world.ts';
import { atMost, told, type Finding } from './finding.ts';
import { signedInMembers } from './members.ts';
import { bodyOf } from './requests.ts';
import { reviewPaths } from './review-paths.ts';
import { fillReviewWorld, reviewScales, reviewWorldDir } from '../worlds/review-world.ts';
import { readingAll, underLimits, type By } from './under-limits.ts';

const mostLoadSeconds = 600;
const mostFreshSeconds = 60;
/** The longest that a reader or a voter may wait while the figures of the largest company are made. */
const mostWaitMs = 500;

export async function reviews(scale: WorldScale): Promise<readonly Finding[]> {
  const filled = await fillReviewWorld(scale, console.log);
  const dataDir = reviewWorldDir(scale);
  const product = await startProduct({ dataDir, scale: 'test' });
  const { db, close } = await openDatabaseBeside({ dataDir, say: () => undefined });
  const [cookie = ''] = await signedInMembers(db, openSecrets({ dataDir }), 1);
  const asked = { origin: product.origin, headers: { cookie } };
  try {
    return [
      ...(filled
        ? [atMost('loading, with prints and indexes', filled.loadSeconds, mostLoadSeconds, 's'), told('figures of all companies', filled.summarySeconds, 's')]
        : []),
      ...(await underLimits(readingAll(asked, await reviewPaths(db, asked, reviewScales[scale].companies)))),
      ...(await freshness(db, asked)),
    ];
  } finally {
    await close();
    await product.stop();
  }
}

/** Lets a review of the largest company come out, twice: the first time all its reviews are new to the product, the second time one is. */
async function freshness(db: Kysely<Tables>, by: By): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const turn of ['first', 'next']) {
    const { seconds, waitedMs } = await comesOut(db, by);
    findings.push(
      atMost(`a review that came out is in the figures, ${turn} time`, seconds, mostFreshSeconds, 's'),
      atMost('a vote on a review of the company waits meanwhile, longest', waitedMs, mostWaitMs, 'ms'),
    );
  }
  return findings;
}

async function comesOut(db: Kysely<Tables>, by: By): Promise<{ readonly seconds: number; readonly waitedMs: number }> {
  const countOf = async (): Promise<number> => {
    const body = await bodyOf(by, '/api/review/v1/company/bench-company-0/ratings');
    return (JSON.parse(body.toString()) as { readonly reviewsCount: number }).reviewsCount;
  };
  const before = await countOf();
  const others = await db.selectFrom('review').select('id').where('company_id', '=', companyIdOf(0)).where('status', '=', 'LIVE').limit(500).execute();
  await sql`insert into review (company_id, id, author_ref, status, posted_at, due_at, stars, title, likes, dislikes, industry)
    select company_id, left(md5(random()::text), 16), md5(random()::text), 'SCHEDULED', posted_at, now(), 5, '', 'It came out just now, ' || random(), 'And nobody saw it before.', industry
    from review where company_id = ${companyIdOf(0)} and status = 'LIVE' limit 1`.execute(db);
  const began = performance.now();
  let waitedMs = 0;
  for (let at = 0; (await countOf()) === before; at++) {
    const voted = performance.now();
    await sql`update review set up_count = up_count + 1, best = best + 1 where company_id = ${companyIdOf(0)} and id = ${others[at % others.length]?.id}`.execute(
      db,
    );
    waitedMs = Math.max(waitedMs, performance.now() - voted);
    if (performance.now() - began > 3 * mostFreshSeconds * 1_000) break;
    await wait(20);
  }
  return { seconds: (performance.now() - began) / 1_000, waitedMs };
}
