import type { Kysely } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { awardYears } from '#core/companies/company-award.ts';
import { closeWithin } from '#server/adapters/awards/close-edition.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { fillOnce } from './fill-once.ts';

/** Closes the awards on days in February and returns how many companies won. */
export const fillDemoAwards = (db: Kysely<Tables>, { nowMs }: { readonly nowMs: number }): Promise<number> =>
  fillOnce(db, 'award_edition', async (transaction) => {
    let winners = 0;
    for (const year of awardYears.toReversed()) {
      const day = `${year}-02-03`;
      if (day <= dayOf(nowMs)) winners += (await closeWithin(transaction, year, day)).winnersCount;
    }
    return winners;
  });
