import { sql, type RawBuilder } from 'kysely';
import { entryKinds, type NamedKind } from '#core/search/search-entry.ts';
import { columns, type Read } from '../database/table.ts';
import { searchEntry } from './search-tables.ts';

/** Minimum weights of company tiers, best known first; other kinds are few and need one tier. */
const leastWeights = [4_096, 512, 64, 8, 1, 0];

/** Lexeme prefixes by tier; reading in order finds the best known first. */
export const tiersOf = (kind: NamedKind): readonly string[] => (kind === 'COMPANY' ? leastWeights.map((least) => `${kind} ${least} `) : [`${kind} `]);

export const tiersOfAll: readonly (readonly string[])[] = [tiersOf('COMPANY'), entryKinds.filter((kind) => kind !== 'COMPANY').flatMap(tiersOf)];

/** Puts words and prefixes into tiers; whole names, sounds and initials stay without, as few share them. */
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

export const bestInTiers = ({ tiers, query, most }: Readonly<Record<'tiers' | 'query' | 'most', RawBuilder<unknown>>>): RawBuilder<unknown> => sql`
  select best.* from unnest(${tiers}) as tier cross join lateral (
    select ${ownColumns} from search_entry where words @@ text_query_in(${query}, tier, null) order by weight desc, id limit ${most}) as best limit ${most}`;
