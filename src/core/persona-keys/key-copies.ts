import { minuteMs } from '../figures/durations.ts';

/** Key sealed on a device; locator and seal share a secret without revealing each other. */
export interface SealedKey {
  /** 32 bytes in base64url. */
  readonly locator: string;
  readonly sealed: string;
}

export const longestSealedKey = 512;

export const transferMinutes = 10;
export const transferMs = transferMinutes * minuteMs;

/** Key copies unreadable to the server, found by locator alone. */
export abstract class KeyCopies {
  /** Replaces an earlier copy. */
  abstract keep(copy: SealedKey): Promise<void>;
  abstract forget(): Promise<void>;
  /** Refused if missing. */
  abstract fetch(locator: string): Promise<string>;
  /** Stores a copy for ten minutes for one device, and returns its expiry. */
  abstract startTransfer(copy: SealedKey): Promise<number>;
  /** Deletes the key it returns. */
  abstract completeTransfer(locator: string): Promise<string>;
}
