import { sql, type Transaction } from 'kysely';
import { sanitizedLine } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';
import { cityNamed, foundOrMade } from './company-rows.ts';

export class PlaceNames {
  readonly #transaction: Transaction<Tables>;
  /** Industries created, by the file's spelling, with the one that it may be a slip of. */
  readonly newIndustries: string[] = [];
  readonly #found = new Map<string, Promise<string>>();

  constructor(transaction: Transaction<Tables>) {
    this.#transaction = transaction;
  }

  industry(name: string): Promise<string> {
    return this.#once(`industry ${name}`, async () => {
      const { url, isNew, nearest } = await foundOrMade(this.#transaction, sanitizedLine(name));
      if (isNew) this.newIndustries.push(nearest === null ? name : `${name}, nearly ${nearest}`);
      return url;
    });
  }

  city(name: string): Promise<string> {
    return this.#once(`city ${name}`, () => cityNamed(this.#transaction, sanitizedLine(name)));
  }

  #once(key: string, find: () => Promise<string>): Promise<string> {
    const found = this.#found.get(key) ?? find();
    this.#found.set(key, found);
    return found;
  }
}

/** Replaces offices in order, keeping other known facts of those that remain. */
export async function placeOffices(transaction: Transaction<Tables>, id: string, places: readonly string[]): Promise<void> {
  await sql`delete from company_location where company_id = ${id} and not location = any(${places}::text[])`.execute(transaction);
  await sql`insert into company_location (company_id, location, place) select ${id}, location, place - 1 from unnest(${places}::text[]) with ordinality as said (location, place)
    on conflict (company_id, location) do update set place = excluded.place`.execute(transaction);
  await sql`update company set offices_count = ${places.length} where id = ${id}`.execute(transaction);
}
