import { describe } from 'vitest';
import { routes } from '#contract/generated/aggregation.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeHomePages } from '#tests/fakes/home/fake-home-pages.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { keepReviews } from '#tests/reviews.ts';
import { keepSalaries } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { httpHomePages } from '#web/adapters/home/http-home-pages.ts';
import { keepsHomePages, type ReportedFixture } from './home-pages.ts';

/** Sets the counts that the world states, as stored reviews count by themselves. */
const countsAsSaid = async (db: Awaited<ReturnType<typeof aDatabase>>['db'], { companies }: ReportedFixture) => {
  for (const { companyId, reviewsCount } of companies)
    await db.updateTable('company').set({ reviews_count: reviewsCount }).where('id', '=', companyId).execute();
};

describe('the first page in memory', () => void keepsHomePages(async (backend) => new FakeHomePages(backend)));

describe('the first page in the database', () =>
  void keepsHomePages(async (backend) => {
    const { db } = await aDatabase();
    await keepInTables(db, backend.companies);
    await keepReviews(db, backend.reviews);
    await keepSalaries(db, backend.salaries);
    await countsAsSaid(db, backend);
    const parts = adapterParts({ db, clock: new FakeClock(), secrets: new Secrets(Buffer.alloc(32, 3)) });
    return adaptersFor(parts)(noRequest).homePages;
  }));

describe('the first page over the wire', () =>
  void keepsHomePages(async (backend) => httpHomePages((await overTheWire({ homePages: new FakeHomePages(backend) })).service(routes))));
