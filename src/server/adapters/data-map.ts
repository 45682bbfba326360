import type { MemberTrace, OnDeletion, TableMap } from '#core/privacy/data-map.ts';
import { isPartOf, wipeOf, type AnyTable } from './database/table.ts';

function traceOf({ columns }: AnyTable): MemberTrace {
  const facts = Object.values(columns).map((column) => column.facts);
  const keys = facts.flatMap(({ owner, names }) => owner ?? names ?? []);
  if (keys.some(({ by }) => by === 'id')) return 'account';
  return keys.length > 0 || facts.some(({ source }) => source === 'keyed hash') ? 'hash' : 'none';
}

function onDeletionOf(table: AnyTable): OnDeletion {
  if (isPartOf(table, 'account') || isPartOf(table, 'chat_message')) return 'erased';
  if (isPartOf(table, 'post')) return 'with-post';
  if (isPartOf(table, 'session')) return 'with-session';
  return table.staysBecause !== undefined || Object.keys(wipeOf(table)).length > 0 ? 'wiped' : 'stays';
}

/** Public list of tables and columns with purpose, readers and retention (F-15). */
export const dataMapOf = (tables: readonly AnyTable[]): readonly TableMap[] =>
  tables.map((table) => ({
    table: table.name,
    trace: traceOf(table),
    onDeletion: onDeletionOf(table),
    purpose: table.purpose,
    kept: table.kept,
    columns: Object.entries(table.columns).map(([column, { purpose: reason, readBy }]) => ({ column, purpose: reason, readBy })),
  }));

/** Tables with limited retention, the counted column and any partition span. */
export const passingIn = (tables: readonly AnyTable[]) =>
  tables.flatMap(({ name, kept, datedBy, partitionedBy }) => (datedBy === undefined ? [] : [{ table: name, datedBy, days: kept.days, partitionedBy }]));
