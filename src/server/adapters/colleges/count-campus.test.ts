import { describe, expect, it } from 'vitest';
import { moveContributions } from '../companies/move-contributions.ts';
import { interviewSummary } from '../interviews/interview-summary.ts';
import { aCollege, keepColleges } from '#tests/fakes/colleges/known-colleges.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { aKnownInterview, keepInterviews } from '#tests/interviews.ts';
import { keepInTables } from '#tests/sql-world.ts';

const [koyal, mill] = [aCompany({ urlName: 'koyal-pay' }), aCompany({ urlName: 'sutra-mill' })];
const college = aCollege({ name: 'Narmada College of Weaving' });
const now = Date.UTC(2026, 10, 20);

async function opened() {
  const { db } = await aDatabase();
  await keepInTables(db, [koyal, mill]);
  await keepColleges(db, [college]);
  const at = (companyId: string) => aKnownInterview({ companyId, source: 'campus', college: college.name });
  const reported = [at(koyal.companyId), at(koyal.companyId), at(mill.companyId)];
  await keepInterviews(db, reported, now);
  const counts = () => db.selectFrom('college').select(['interviews_count as interviews', 'companies_count as companies']).executeTakeFirst();
  const refreshed = (companyId: string) => db.transaction().execute((transaction) => interviewSummary(testDeclarations).refresh(transaction, companyId, now));
  return { db, reported, counts, refreshed };
}

describe('what is counted of a campus (R-006)', () => {
  it('goes as the stories go', async () => {
    const { db, reported, counts, refreshed } = await opened();
    expect(await counts()).toEqual({ interviews: 3, companies: 2 });
    await db
      .updateTable('interview')
      .set({ status: 'DELETED' })
      .where('id', '=', reported[2]?.interviewId ?? '')
      .where('company_id', '=', mill.companyId)
      .execute();
    await refreshed(mill.companyId);
    expect(await counts()).toEqual({ interviews: 2, companies: 1 });
  });

  it('moves with the stories of a company that is joined into another', async () => {
    const { db, counts, refreshed } = await opened();
    await db.transaction().execute((transaction) => moveContributions(transaction, testDeclarations, { from: koyal.companyId, into: mill.companyId }));
    await refreshed(mill.companyId);
    expect(await counts()).toEqual({ interviews: 3, companies: 1 });
  });
});
