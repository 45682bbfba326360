import type { Kysely } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { awardYears } from '#core/companies/company-award.ts';
import { closeEdition } from '#server/adapters/awards/close-edition.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

/** Closes the awards of a demo world, each on a day of February as a host would, where its reviews stand and none is closed yet; answers how many companies won. */
export async function fillDemoAwards(db: Kysely<Tables>, { nowMs }: { readonly nowMs: number }): Promise<number> {
  if (await db.selectFrom('award_edition').select('year').limit(1).executeTakeFirst()) return 0;
  let winners = 0;
  for (const year of awardYears.toReversed()) {
    const day = `${year}-02-03`;
    if (day <= dayOf(nowMs)) winners += (await closeEdition(db, year, day)).winnersCount;
  }
  return winners;
}
