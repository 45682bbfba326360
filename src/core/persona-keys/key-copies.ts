import { minuteMs } from '../figures/durations.ts';

/** A key as it was sealed on a device. Locator and seal are made of the same passphrase or code, and neither tells the other. */
export interface SealedKey {
  /** 32 bytes in base64url. */
  readonly locator: string;
  /** The sealed key in base64url. */
  readonly sealed: string;
}

/** The length of a sealed key in letters. */
export const longestSealedKey = 512;

/** The time for which a transfer waits. */
export const transferMinutes = 10;
export const transferMs = transferMinutes * minuteMs;

/** Copies of keys that the server cannot read. One is stored and taken by anyone who holds the key; it is found by its locator alone. */
export abstract class KeyCopies {
  /** Keeps a copy of the caller’s key, in place of any other. */
  abstract keep(copy: SealedKey): Promise<void>;
  abstract forget(): Promise<void>;
  /** The sealed key under a locator; refused where there is none. */
  abstract fetch(locator: string): Promise<string>;
  /** Keeps a copy for ten minutes, for one other device, and answers until when. */
  abstract startTransfer(copy: SealedKey): Promise<number>;
  /** The sealed key that waits under a locator, which is deleted by it. */
  abstract completeTransfer(locator: string): Promise<string>;
}
