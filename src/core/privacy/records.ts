import type { TableMap } from './data-map.ts';

/** The data map of this installation, table by table (F-15). */
export abstract class Records {
  abstract map(): Promise<readonly TableMap[]>;
}
