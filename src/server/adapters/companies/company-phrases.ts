import type { Kysely } from 'kysely';
import { nameKey } from '#core/companies/name-key.ts';
import { phrasesOf } from '#core/personas/made-up-name.ts';
import type { Tables } from '../database/tables.ts';

const digits: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' };

/** Names containing a company's name, even with digits for letters. */
export async function companiesNamedIn(db: Kysely<Tables>, names: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = names.map((name) => keysIn(name));
  const all = [...new Set(keys.flat())];
  if (all.length === 0) return new Set();
  const found = await db.selectFrom('company').select('name_key').where('name_key', 'in', all).execute();
  const known = new Set(found.map(({ name_key }) => name_key));
  return new Set(names.filter((_name, place) => keys[place]?.some((key) => known.has(key))));
}

const keysIn = (name: string): readonly string[] =>
  phrasesOf(name.split(/[ -]/)).flatMap((phrase) => [nameKey(phrase), nameKey(phrase.replaceAll(/[0134578]/g, (digit) => digits[digit] ?? digit))]);
