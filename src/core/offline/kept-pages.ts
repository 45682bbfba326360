import type { KeptPage } from './kept-page.ts';

/** Recently read pages as guests see them, for offline reading (F-38). */
export abstract class KeptPages {
  /** Evicts the oldest, and drops a page that no longer exists. */
  abstract keep(path: string, reader: string): Promise<void>;
  /** Last read first. */
  abstract all(): Promise<readonly KeptPage[]>;
}
