import type { TableMap } from './data-map.ts';

/** What this installation keeps, table by table (F-15). */
export abstract class Records {
  abstract map(): Promise<readonly TableMap[]>;
}
