import { sql, type RawBuilder } from 'kysely';
import { entryKinds, type NamedKind } from '#core/search/search-entry.ts';
import { columns, type Read } from '../database/table.ts';
import { searchEntry } from './search-tables.ts';

/** The least weights of the tiers of companies, the best known first. All other kinds have one tier, for there are few of each. */
const leastWeights = [4_096, 512, 64, 8, 1, 0];

/** The beginnings of lexemes of a kind, tier by tier: anyone who reads them in this order, and by weight in each, has the best known first without reading all. */
export const tiersOf = (kind: NamedKind): readonly string[] => (kind === 'COMPANY' ? leastWeights.map((least) => `${kind} ${least} `) : [`${kind} `]);

/** The same of all kinds, companies first. */
export const tiersOfAll: readonly (readonly string[])[] = [tiersOf('COMPANY'), entryKinds.filter((kind) => kind !== 'COMPANY').flatMap(tiersOf)];

/** An entry lies under whole names, their sounds and initials as they are, which few share; and in its tier under words and what names may begin with. */
export function tieredLexemes(kind: NamedKind, weight: number, lexemes: readonly string[]): readonly string[] {
  const tier = kind === 'COMPANY' ? `${kind} ${leastWeights.find((least) => weight >= least) ?? 0} ` : `${kind} `;
  return [
    ...lexemes.filter((lexeme) => !isOfWord(lexeme)),
    ...lexemes.filter((lexeme) => isOfWord(lexeme) || lexeme.startsWith('=')).map((lexeme) => tier + lexeme),
  ];
}

const isOfWord = (lexeme: string): boolean => lexeme.startsWith('-') || lexeme.startsWith('*');

export const ownColumns = columns(searchEntry, 'kind', 'id', 'url_name', 'name', 'path', 'hint', 'weight', 'counts');

export type EntryRow = Read<typeof ownColumns>;

/** The best known entries of some tiers that have a tsquery. */
export const bestInTiers = ({ tiers, query, most }: Readonly<Record<'tiers' | 'query' | 'most', RawBuilder<unknown>>>): RawBuilder<unknown> => sql`
  select best.* from unnest(${tiers}) as tier cross join lateral (
    select ${ownColumns} from search_entry where words @@ text_query_in(${query}, tier, null) order by weight desc, id limit ${most}) as best limit ${most}`;
