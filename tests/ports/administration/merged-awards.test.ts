import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { frozenText } from '#core/awards/frozen-text.ts';
import { closeEdition } from '#server/adapters/awards/close-edition.ts';
import { SqlAwards } from '#server/adapters/awards/sql-awards.ts';
import { SqlCompanies } from '#server/adapters/companies/sql-companies.ts';
import { anEntrant } from '#tests/fakes/awards/award-fixtures.ts';
import { keepWeeks } from '#tests/fakes/awards/keep-awards.ts';
import { aPostServer } from '#tests/posts/helpers.ts';

const aForm = (name: string) => ({ name, website: '', city: 'Pune', industry: 'Payments' });

describe('companies that are merged (T-12)', () => {
  it('leave their awards to the other, under the names that won them (R-194, R-195)', async () => {
    const server = await aPostServer();
    const { db, secrets } = server;
    const { administeredCompanies } = server.aMember({ role: 'administrator' });
    const [first, second, third, none] = [
      await administeredCompanies.add(aForm('First')),
      await administeredCompanies.add(aForm('Second')),
      await administeredCompanies.add(aForm('Third')),
      await administeredCompanies.add(aForm('None')),
    ];
    const stars = { First: [0, 0, 0, 0, 3], Second: [0, 0, 0, 1, 2], Third: [0, 0, 0, 2, 1] };
    for (const [name, counts] of Object.entries(stars)) {
      const company = [first, second, third].find((each) => each.name === name);
      const weeks = ['2024-W10', '2024-W20', '2024-W30', '2024-W40'].map((week) => ({ week, stars: counts }));
      await keepWeeks(db, anEntrant({ companyId: company?.companyId ?? '', weeks }));
    }
    const { digest } = await closeEdition(db, 2025, '2025-02-03');
    await administeredCompanies.merge(second.companyId, 1, none.companyId);
    await administeredCompanies.merge(first.companyId, 1, none.companyId);

    const [awards, companies] = [new SqlAwards({ db, secrets }), new SqlCompanies({ db })];
    const { winners } = await awards.list(2025, 'payments');
    expect(winners.map(({ place, urlName, name }) => [place, urlName, name])).toEqual([
      [1, 'first', 'First'],
      [2, 'second', 'Second'],
      [3, 'third', 'Third'],
    ]);
    expect((await companies.header('first')).urlName).toBe('none');
    expect((await companies.header('none')).award).toEqual({ year: 2025, slug: 'payments', industry: 'Payments', place: 1 });
    expect((await awards.ofCompany('second')).map(({ place }) => place)).toEqual([1, 2]);
    expect((await awards.check(2025, none.companyId)).awards).toHaveLength(2);
    const { items } = await awards.entrants(2025, 'payments', null);
    expect(createHash('sha256').update(frozenText(items)).digest('hex')).toBe(digest);
  });
});
