import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contributionKinds } from '#core/kinds/contribution-kinds.ts';
import { testedKinds } from '#tests/kinds/tested-kinds.ts';
import { reportedBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { serverOfKeys } from '#tests/ports/contributions/opened-keys.ts';
import { keepJobs } from '#tests/salaries.ts';

async function opened() {
  const { server, ports, token } = await serverOfKeys('contribution');
  await keepJobs(server.db);
  return { ports, token, db: server.db };
}

describe('a contribution of a key', () => {
  it.each(contributionKinds)('is there once where it is sent twice at once, both answered alike: %s', async (kind) => {
    const { db, ports, token } = await opened();
    const { create, table } = testedKinds[kind];
    const [one, other] = await Promise.all([create(ports, token), create(ports, token)]);
    expect(one).toEqual(other);
    expect((await sql`select 1 from ${sql.table(table)}`.execute(db)).rows).toHaveLength(1);
  });

  it('that is changed replaces its former parts; an old version changes nothing', async () => {
    const { db, ports, token } = await opened();
    const { ownBenefits } = ports;
    const { benefitsId } = await ownBenefits.create('koyal-pay', reportedBenefits, token);
    const changed = await ownBenefits.change(benefitsId, { answers: [{ benefit: 'gym', said: 'yes' }], note: null }, 0);
    for (const version of [0, 2_147_483_647])
      await expect(ownBenefits.change(benefitsId, reportedBenefits, version)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await ownBenefits.mine()).toEqual(changed);
    expect(await db.selectFrom('benefit_answer').select(['benefit', 'is_given']).execute()).toEqual([{ benefit: 'gym', is_given: true }]);
  });
});
