import { describe, expect, it } from 'vitest';
import { figureRefusals } from '#scripts/codebase/figure-rules.ts';
import { plantedCodebase } from '#tests/planted.ts';

const path = (name: string): string => `src/server/adapters/planted/${name}.ts`;
const statement = (text: string, tag = 'sql'): string => `export const planted = ${tag}\`${text}\`;\n`;
const middle = statement('select percentile_cont(0.5) within group (order by fixed) from salary where company_id = 1');
const made = "import { planted } from './count.ts';\nexport const make = (db: Db) => db.insertInto('pay_slice').values({ median: planted });\n";

describe('a count over rows that people write', () => {
  it.each([
    ['of a contribution', middle, 'salary'],
    ['of a part of one', statement('select avg(notice_days) from exit_fact'), 'exit_fact'],
    ['of reports', statement('select thing, count(*) from report group by thing'), 'report'],
    ['of votes', statement('select array_agg(choice_id) from choice_vote'), 'choice_vote'],
    ['by builder', `export const planted = (db: Db) => db.selectFrom('interview').select((of) => of.fn.countAll());\n`, 'interview'],
    ['in a fragment', `export const planted = sql\`max(hike_received)\`;\nexport const from = sql\`from salary\`;\n`, 'salary'],
    ['beside another figure', statement('update pay_slice set department_id = (select count(*) from salary)'), 'salary'],
  ])('%s is refused where it makes no declared figure', async (_what, text, table) => {
    expect(await figureRefusals(plantedCodebase({ [path('count')]: text }))).toEqual([
      expect.stringMatching(new RegExp(`^${path('count')}:1 counts over ${table}, which people write, and makes no declared figure: keep it in a column`)),
    ]);
  });

  it('is allowed if it says whose it is, or makes a declared figure', async () => {
    const own = statement('select count(*) from salary where author_ref = 1', 'sqlOfOwn');
    expect(await figureRefusals(plantedCodebase({ [path('own')]: own, [path('count')]: middle, [path('make')]: made }))).toEqual([]);
    const reader = "import { planted } from './count.ts';\nexport const read = planted;\n";
    expect(await figureRefusals(plantedCodebase({ [path('count')]: middle, [path('make')]: made, [path('read')]: reader }))).toHaveLength(1);
  });

  it('is nowhere in the product', async () => {
    expect(await figureRefusals()).toEqual([]);
  });
});
