import { nameKey } from '#core/companies/name-key.ts';
import type { OwnedRows } from './owned-rows.ts';
import { thisYear } from './crowd-words.ts';
import type { DumpedTable } from './dump.ts';

/** Columns with a number of a public list, by list. */
const lists: Readonly<Record<string, string>> = { company_id: 'company', designation_id: 'designation', city_id: 'city', department_id: 'department' };

const dated = /^\d{4}-\d\d-\d\d/;

/** Normalizes spelling differences of a text. */
const plain = (text: string): string => nameKey(text.replace(/^(company|college):/, '')).replace(/[^\p{L}\p{N}]/gu, '');

/** Facts in clear, from any column: list numbers as names, months as years since. No moments. */
export function factsSeenIn(dump: readonly DumpedTable[]): (ownedRows: OwnedRows) => ReadonlySet<string> {
  const names = new Map(
    Object.entries(lists).map(([column, list]) => {
      const rows = dump.find(({ name }) => name === list)?.rows ?? [];
      return [column, new Map(rows.map(({ columns }) => [columns['id'], String(columns['name'])]))] as const;
    }),
  );
  const factsIn = (value: unknown, column: string): readonly string[] => {
    const named = names.get(column)?.get(value);
    if (named !== undefined) return [plain(named)];
    if (column === 'experience_years') return [`${String(value)} years`];
    if (column === 'from_month') return [`${thisYear - Number(String(value).slice(0, 4))} years`];
    if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([name, inner]) => factsIn(inner, name));
    return typeof value === 'string' && value.length > 3 && !dated.test(value) ? [plain(value)] : [];
  };
  return (ownedRows) =>
    new Set([...ownedRows.values()].flat().flatMap(({ columns }) => Object.entries(columns).flatMap(([name, value]) => factsIn(value, name))));
}
