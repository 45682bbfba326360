import { describe } from 'vitest';
import { routes } from '#contract/generated/company.ts';
import { comparisonsOver } from '#core/company-compare/comparisons-over.ts';
import { sqlBenefits } from '#server/adapters/benefits/sql-benefits.ts';
import { SqlCompanies } from '#server/adapters/companies/sql-companies.ts';
import { SqlInterviews } from '#server/adapters/interviews/sql-interviews.ts';
import { SqlReviews } from '#server/adapters/reviews/sql-reviews.ts';
import { SqlSalaries } from '#server/adapters/salaries/sql-salaries.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { aDatabase } from '#tests/database.ts';
import { keepBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { fakeComparedPorts, FakeCompanyComparisons } from '#tests/fakes/company-compare/fake-company-comparisons.ts';
import { keepInterviews } from '#tests/interviews.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { keepReviews } from '#tests/reviews.ts';
import { keepSalaries } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { httpCompanyComparisons } from '#web/adapters/company-compare/http-company-comparisons.ts';
import { meetsContract } from './company-comparisons.ts';

describe('comparisons in memory', () => void meetsContract(async (backend) => new FakeCompanyComparisons(backend)));

describe('comparisons in the database', () =>
  void meetsContract(async ({ companies, reviews, salaries, interviews, benefits }) => {
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    await keepReviews(db, reviews);
    await keepSalaries(db, salaries);
    await keepInterviews(db, interviews);
    await keepBenefits(db, benefits);
    const scope = { db, secrets: new Secrets(Buffer.alloc(32, 3)), now: Date.UTC(2026, 10, 20) };
    return comparisonsOver({
      companies: new SqlCompanies(scope),
      reviews: new SqlReviews(scope),
      salaries: new SqlSalaries(scope),
      interviews: new SqlInterviews(scope),
      benefits: sqlBenefits(scope),
    });
  }));

describe('comparisons over the wire', () =>
  void meetsContract(async (backend) => httpCompanyComparisons((await overTheWire(fakeComparedPorts(backend))).service(routes))));
