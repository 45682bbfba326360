import { describe, expect, it } from 'vitest';
import { couponsInCsv } from '#core/rewards/coupon-import.ts';
import { aDatabase } from '#tests/database.ts';
import { host } from '../administration/log-action.ts';
import { importCoupons } from './import-coupons.ts';

const actor = { administrator: host, now: Date.UTC(2026, 10, 20) };
const head = 'title,titleHi,text,textHi,points,endsOn,code';

function rowsOf(...lines: readonly string[]) {
  const rows = couponsInCsv([head, ...lines].join('\n'), '2026-11-20');
  if ('names' in rows) throw new Error(rows.code);
  return rows;
}

const chai = (code: string, points = 3) => `Chai,चाय,One cup,एक कप,${points},2027-03-31,${code}`;

describe('an import of coupons (R-007)', () => {
  it('adds coupons and codes, names what will not do, and changes nothing the second time', async () => {
    const { db } = await aDatabase();
    const rows = rowsOf(chai('C1'), chai('C2'), chai(''));
    const is = async (...dry: readonly boolean[]) => (await importCoupons(db, rows, actor, ...dry)).map((outcome) => outcome.is);
    expect(await is(true)).toEqual(['added', 'added', 'refused']);
    expect(await db.selectFrom('coupon').select('id').execute()).toEqual([]);
    expect(await is()).toEqual(['added', 'added', 'refused']);
    expect(await is()).toEqual(['unchanged', 'unchanged', 'refused']);
    expect(await db.selectFrom('coupon_code').select(['code', 'is_given']).orderBy('code').execute()).toEqual([
      { code: 'C1', is_given: false },
      { code: 'C2', is_given: false },
    ]);
    expect(await db.selectFrom('administrator_action').select(['action', 'subject', 'changes']).execute()).toEqual([
      { action: 'coupons-imported', subject: 'coupons', changes: [{ field: 'added', before: '', after: '2' }] },
    ]);
  });

  it('changes what the file says otherwise, and gives no code again that was given', async () => {
    const { db } = await aDatabase();
    await importCoupons(db, rowsOf(chai('C1'), chai('C2')), actor);
    await db.updateTable('coupon_code').set({ is_given: true }).where('code', '=', 'C1').execute();
    const outcomes = await importCoupons(db, rowsOf(chai('C1', 4), chai('C2', 4), chai('C3', 4)), actor);
    expect(outcomes).toEqual([
      { line: 2, title: 'Chai', is: 'changed', fields: ['points'] },
      { line: 3, title: 'Chai', is: 'unchanged' },
      { line: 4, title: 'Chai', is: 'added' },
    ]);
    expect(await db.selectFrom('coupon').select('points').execute()).toEqual([{ points: 4 }]);
    expect(await db.selectFrom('coupon_code').select('code').where('is_given', '=', true).execute()).toEqual([{ code: 'C1' }]);
  });
});
