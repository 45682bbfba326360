import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { overAllMachines, tableGroups, type MeantForAll } from './over-all-machines.ts';
import { judged, statementTroubles } from './statement-facts.ts';

const planted = async (text: string) => statementTroubles((await aDatabase()).db, [{ place: 'planted.ts', text }]);
const byAuthor = 'select 1 from review where author_ref = $1';
const joinsBoth = 'select 1 from review join persona on persona.ref = author_ref where review.company_id = $1';

describe('a statement that an adapter sends', () => {
  it.each([
    ['joins spread rows with those of the first machine', joinsBoth, 'planted.ts: persona + review: ask first'],
    [
      'asks the first machine beside each of them',
      'select (select sum(change) from count_delta where thing = review.id) from review where company_id = $1',
      'planted.ts: count_delta + review: ask first',
    ],
    [
      'writes to one what it reads of another',
      'insert into subscription (account_id, topic) select $1, title from review where company_id = $2',
      'planted.ts: review + subscription: ask first',
    ],
    ['asks for spread rows and not by their company', byAuthor, 'planted.ts: review without company_id: ask for'],
    ['changes such rows', 'update salary set version = 2 where id = $1', 'planted.ts: salary without company_id: ask for'],
  ])('is refused when it %s', async (_fault, text, reason) =>
    expect(judged(await planted(text), overAllMachines, false)).toEqual([expect.stringContaining(reason)]),
  );

  it.each([
    'select 1 from review join company on company.id = company_id where company.id = $1 and review.company_id = $1',
    'select 1 from company where id = $1 and exists (select 1 from review where review.company_id = company.id and status <> $2)',
    'update review set up_count = 1 where id = $2 and company_id = $1',
    'insert into stale_pay (company_id, designation_id) values ($1, $2)',
    'select 1 from post join persona on persona.ref = author_ref',
    'select 1 from mill',
  ])('is fine: %s', async (text) => expect(await planted(text)).toEqual([]));

  it.each([
    ['of that table', byAuthor, ['review'], true],
    ['of another table', byAuthor, ['salary'], false],
    ['of what members write', byAuthor, ['every kind of content'], true],
    ['of both tables that it joins', joinsBoth, ['persona', 'review'], true],
    ['of one of the tables that it joins', joinsBoth, ['review'], false],
    ['of a round, which joins nothing', joinsBoth, ['every table'], false],
  ])('may be meant for all machines by a list %s: %s %j %j', async (_whose, text, names, isAllowed) =>
    expect(judged(await planted(text), [['planted.ts', names]], false)).toHaveLength(isAllowed ? 0 : 1),
  );

  it('may be meant for all by its whole word, and by no other', async () => {
    const troubles = (await planted(byAuthor)).map((trouble) => ({ ...trouble, place: 'reviews/planted.ts' }));
    expect(judged(troubles, [['reviews/', ['review']]], true)).toEqual([]);
    expect(judged(troubles, [['posts/', ['review']]], false)).toHaveLength(1);
  });
});

describe('what is meant for all machines', () => {
  it('leaves the list when all tests ran and no statement needs it', async () => {
    const troubles = await planted(byAuthor);
    const idle = (...meant: readonly MeantForAll[]) => judged(troubles, [['planted.ts', ['review']], ...meant], true);
    expect(idle(['planted.ts', ['every kind of content']])).toEqual([]);
    expect(idle(['planted.ts', ['salary']])).toEqual([expect.stringMatching(/^planted\.ts: salary is in .* take it out\.$/)]);
    expect(idle(['gone.ts', ['review']])).toEqual([expect.stringMatching(/^gone\.ts: review is in .* take it out\.$/)]);
  });

  it('names an adapter and tables that are there', () => {
    const names = new Set<string>([...testDeclarations.tables.map(({ name }) => name), ...Object.keys(tableGroups)]);
    expect(overAllMachines.filter(([adapter]) => !existsSync(`src/server/adapters/${adapter}`))).toEqual([]);
    expect(overAllMachines.flatMap(([, own]) => own.filter((name) => !names.has(name)))).toEqual([]);
  });
});
