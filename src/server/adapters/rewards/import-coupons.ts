import type { Kysely, Transaction } from 'kysely';
import type { ImportProblem } from '#core/company-profiles/company-import.ts';
import { mostCoupons } from '#core/rewards/coupon.ts';
import { couponFields, type CouponRow, type ImportedCoupon } from '#core/rewards/coupon-import.ts';
import { logActionOf, type Actor } from '../administration/log-action.ts';
import { holdLock } from '../database/advisory-lock.ts';
import { perhapsDry } from '../database/perhaps-dry.ts';
import type { Tables } from '../database/tables.ts';
import { randomId } from '../secrets/secrets.ts';

type CouponVerdict =
  | { readonly is: 'added' | 'unchanged' }
  | { readonly is: 'changed'; readonly fields: readonly string[] }
  | { readonly is: 'refused'; readonly problems: readonly ImportProblem[] };

export type CouponOutcome = CouponVerdict & { readonly line: number; readonly title: string };

/** Imports coupons in one transaction; repeating it changes nothing, and used codes are not given again. */
export async function importCoupons(db: Kysely<Tables>, rows: readonly CouponRow[], actor: Actor, isDryRun = false): Promise<readonly CouponOutcome[]> {
  return perhapsDry(db, isDryRun, async (transaction) => {
    const outcomes: CouponOutcome[] = [];
    await holdLock(transaction, 'coupons');
    for (const row of rows) outcomes.push({ line: row.line, title: row.coupon.title.en, ...(await written(transaction, row)) });
    await logImport(transaction, outcomes, actor);
    return outcomes;
  });
}

async function written(transaction: Transaction<Tables>, { coupon, code, problems }: CouponRow): Promise<CouponVerdict> {
  if (problems.length > 0) return { is: 'refused', problems };
  const stored = await storedCoupon(transaction, coupon.title.en);
  if (!stored && (await couponsStored(transaction)) >= mostCoupons)
    return { is: 'refused', problems: [{ field: 'title', because: `there are ${mostCoupons} coupons already` }] };
  const couponId = stored?.id ?? (await added(transaction, coupon));
  const fields = stored ? await changed(transaction, stored, coupon) : [];
  const isNew = await addedCode(transaction, couponId, code);
  if (isNew) return { is: 'added' };
  return fields.length > 0 ? { is: 'changed', fields } : { is: 'unchanged' };
}

interface StoredCoupon extends ImportedCoupon {
  readonly id: string;
}

async function storedCoupon(transaction: Transaction<Tables>, title: string): Promise<StoredCoupon | undefined> {
  const row = await transaction.selectFrom('coupon').selectAll().where('title', '=', title).executeTakeFirst();
  return row && { id: row.id, title: { ...row.titles, en: row.title }, text: { ...row.texts, en: row.text }, points: row.points, endsOn: row.ends_on };
}

async function couponsStored(transaction: Transaction<Tables>): Promise<number> {
  return (await transaction.selectFrom('coupon').select('id').execute()).length;
}

export const couponRow = ({ title: { en: title, ...titles }, text: { en: text, ...texts }, points, endsOn }: ImportedCoupon) => ({
  title,
  titles: JSON.stringify(titles),
  text,
  texts: JSON.stringify(texts),
  points,
  ends_on: endsOn,
});

async function added(transaction: Transaction<Tables>, coupon: ImportedCoupon): Promise<string> {
  const id = randomId();
  await transaction
    .insertInto('coupon')
    .values({ id, ...couponRow(coupon) })
    .execute();
  return id;
}

async function changed(transaction: Transaction<Tables>, stored: StoredCoupon, next: ImportedCoupon): Promise<readonly string[]> {
  const before = new Map(couponFields(stored));
  const fields = couponFields(next).flatMap(([field, value]) => (before.get(field) === value ? [] : [field]));
  if (fields.length > 0) await transaction.updateTable('coupon').set(couponRow(next)).where('id', '=', stored.id).execute();
  return fields;
}

async function addedCode(transaction: Transaction<Tables>, coupon_id: string, code: string): Promise<boolean> {
  const made = await transaction
    .insertInto('coupon_code')
    .values({ coupon_id, code })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return made !== undefined;
}

/** Logs changes in one line without any code. */
async function logImport(transaction: Transaction<Tables>, outcomes: readonly CouponOutcome[], actor: Actor): Promise<void> {
  const changes = (['added', 'changed'] as const).flatMap((is) => {
    const count = outcomes.filter((outcome) => outcome.is === is).length;
    return count > 0 ? [{ field: is, before: '', after: String(count) }] : [];
  });
  if (changes.length > 0) await logActionOf(transaction, actor, { action: 'coupons-imported', subject: 'coupons', changes });
}
