import type { TableMap } from '#core/privacy/data-map.ts';
import type { AnyTable } from './database/table.ts';
import { tables } from './tables.ts';

const all: readonly AnyTable[] = tables;

/** The data map as the public reads it: every table and column with its purpose, its readers and its time (F-15). */
export const dataMap: readonly TableMap[] = all.map(({ name, purpose, kept, columns }) => ({
  table: name,
  purpose,
  kept,
  columns: Object.entries(columns).map(([column, { purpose: reason, readBy }]) => ({ column, purpose: reason, readBy })),
}));

/** The tables whose rows live for a number of days, and the column that number is counted from. */
export const passingTables = all.flatMap(({ name, kept, datedBy }) => (datedBy === undefined ? [] : [{ table: name, datedBy, days: kept.days }]));
