import type { KeptPage } from './kept-page.ts';

/** The pages that were read last on this device, as guests see them, so that they can be read again without a connection (F-38). */
export abstract class KeptPages {
  /** Keeps a page that is being read; the oldest gives way to it. A page that is gone is not kept any longer. */
  abstract keep(path: string, reader: string): Promise<void>;
  /** The last read comes first. */
  abstract all(): Promise<readonly KeptPage[]>;
}
