import { describe } from 'vitest';
import { routes } from '#contract/generated/aggregation/company-profiles.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeCompanyOverviews } from '#tests/fakes/company-profiles/fake-company-overviews.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { FakeSalaries } from '#tests/fakes/salaries/fake-salaries.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { keepReviews } from '#tests/reviews.ts';
import { keepSalaries } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { httpCompanyOverviews } from '#web/adapters/company-profiles/http-company-overviews.ts';
import { keepsCompanyOverviews, type SharedFixture } from './company-overviews.ts';

const inMemory = ({ company, reviews, salaries }: SharedFixture) =>
  new FakeCompanyOverviews([company], { reviews: new FakeReviews([company], reviews), salaries: new FakeSalaries([company], salaries) });

describe('overviews of companies in memory', () => void keepsCompanyOverviews(async (world) => inMemory(world)));

describe('overviews of companies in the database', () =>
  void keepsCompanyOverviews(async ({ company, reviews, salaries }) => {
    const { db } = await aDatabase();
    await keepInTables(db, [company]);
    await keepReviews(db, reviews);
    await keepSalaries(db, salaries);
    return adaptersFor(adapterParts({ db, clock: new FakeClock(), secrets: new Secrets(Buffer.alloc(32, 3)) }))(noRequest).companyOverviews;
  }));

describe('overviews of companies over the wire', () =>
  void keepsCompanyOverviews(async (world) => httpCompanyOverviews((await overTheWire({ companyOverviews: inMemory(world) })).service(routes))));
