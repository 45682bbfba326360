import { listed, queried, searchIn, type Between } from './between.ts';
import type { Json } from './planting.ts';

export const unread = (name: string): Between => queried((query) => query.delete(name));

/** Filters items where the query has a parameter. */
export const where = (name: string, change: (items: readonly Json[], value: string) => readonly Json[]): Between =>
  listed((items, asked) => {
    const value = searchIn(asked).get(name);
    return value === null ? items : change(items, value);
  });
