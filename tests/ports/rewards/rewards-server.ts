import type { Kysely } from 'kysely';
import type { PersonaKey } from '#openapi/signing/persona-key.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { couponRow } from '#server/adapters/rewards/import-coupons.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { aCompany } from '#tests/companies.ts';
import { anId } from '#tests/content.ts';
import type { KnownCoupon } from '#tests/fakes/rewards/fake-rewards.ts';
import { openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';

async function keepCoupons(db: Kysely<Tables>, coupons: readonly KnownCoupon[]): Promise<void> {
  for (const { couponId: id, title, text, points, endsOn, codes } of coupons) {
    await db
      .insertInto('coupon')
      .values({ id, ...couponRow({ title, text, points, endsOn }) })
      .execute();
    for (const code of codes) await db.insertInto('coupon_code').values({ coupon_id: id, code }).execute();
  }
}

/** Inserts a key's benefits, shown or waiting. */
export async function keepContribution(db: Kysely<Tables>, publicKey: string, status: 'LIVE' | 'SCHEDULED'): Promise<string> {
  const id = anId('b');
  const recorded = { company_id: 'koyal', author_ref: publicKey, status, locked_for: null, posted_at: new Date('2026-11-16'), due_at: null };
  await db
    .insertInto('benefits')
    .values({ ...recorded, id, counted_year: 2026, note: ownWords(''), note_on: null })
    .execute();
  return id;
}

/** Server with one company and coupons, and ports of a guest and of a key. */
export async function aRewardServer(coupons: readonly KnownCoupon[] = []) {
  const server: PersonaServer = await openPersonaServer();
  await keepInTables(server.db, [aCompany({ companyId: 'koyal', urlName: 'koyal-pay', name: 'Koyal Pay' })]);
  await keepCoupons(server.db, coupons);
  const portsOf = (key?: Pick<PersonaKey, 'publicKey'>) => adaptersFor(server.parts)({ ...noRequest, ...(key && { persona: key.publicKey }) });
  return { ...server, portsOf };
}
