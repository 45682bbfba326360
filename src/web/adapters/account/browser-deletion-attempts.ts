import type { DeletionAttempts } from '#core/account/deletion-attempts.ts';
import { isReceiptNumber, receiptNumberBytes, receiptNumberOf } from '#core/account/receipt-number.ts';

/** A key apart from those of the member signed in here, which go when they sign out. */
const key = 'daftar.deletion';

const aDayMs = 86_400_000;

/** Keeps the number in localStorage, and where that is forbidden or full, in memory for as long as the page stands. */
export class BrowserDeletionAttempts implements DeletionAttempts {
  #unkept: string | undefined;

  current(): string | undefined {
    try {
      const { number, begunAt }: { number?: unknown; begunAt?: unknown } = Object(JSON.parse(localStorage.getItem(key) ?? 'null'));
      if (isReceiptNumber(number) && typeof begunAt === 'number' && Date.now() - begunAt < aDayMs) return number;
      localStorage.removeItem(key);
      return this.#unkept;
    } catch {
      return this.#unkept;
    }
  }

  begin(): string {
    const number = receiptNumberOf(crypto.getRandomValues(new Uint8Array(receiptNumberBytes)));
    try {
      localStorage.setItem(key, JSON.stringify({ number, begunAt: Date.now() }));
    } catch {
      this.#unkept = number;
    }
    return number;
  }

  settle(): void {
    this.#unkept = undefined;
    try {
      localStorage.removeItem(key);
    } catch {
      return;
    }
  }
}
