import type { Kysely } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import type { CouponText } from '#core/rewards/coupon.ts';
import { couponRow } from '#server/adapters/rewards/import-coupons.ts';
import { randomId } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

interface DemoCoupon {
  readonly title: CouponText;
  readonly text: CouponText;
  readonly points: number;
  readonly begins: string;
}

/** Coupons whose codes nobody accepts. */
const demoCoupons: readonly DemoCoupon[] = [
  {
    title: { en: 'A cup of chai', hi: 'एक कप चाय' },
    text: { en: 'Show the code at the counter of a demo canteen.', hi: 'डेमो कैंटीन के काउंटर पर कोड दिखाएँ।' },
    points: 1,
    begins: 'CHAI',
  },
  {
    title: { en: 'A month of a reading library', hi: 'एक महीने की लाइब्रेरी' },
    text: { en: 'Type the code where a demo library asks for it.', hi: 'डेमो लाइब्रेरी जहाँ पूछे, वहाँ कोड लिखें।' },
    points: 2,
    begins: 'READ',
  },
  {
    title: { en: 'A résumé read by a recruiter', hi: 'भर्ती करने वाले से रिज़्यूमे की जाँच' },
    text: { en: 'Send the code with your résumé to a demo recruiter.', hi: 'रिज़्यूमे के साथ कोड डेमो रिक्रूटर को भेजें।' },
    points: 3,
    begins: 'CV',
  },
];

const codesOfEach = 12;

/** Adds missing demo coupons at every start. */
export function plantCoupons(db: Kysely<Tables>, nowMs: number): Promise<void> {
  const endsOn = `${Number(dayOf(nowMs).slice(0, 4)) + 1}-03-31`;
  return db.transaction().execute(async (transaction) => {
    for (const { title, text, points, begins } of demoCoupons) {
      const made = await transaction
        .insertInto('coupon')
        .values({ id: randomId(), ...couponRow({ title, text, points, endsOn }) })
        .onConflict((conflict) => conflict.column('title').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) continue;
      const codes = Array.from({ length: codesOfEach }, (_, at) => `${begins}-DEMO-${String(at + 1).padStart(2, '0')}`);
      await transaction
        .insertInto('coupon_code')
        .values(codes.map((code) => ({ coupon_id: made.id, code })))
        .execute();
    }
  });
}
