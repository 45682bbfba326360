import type { DeletionAttempt, DeletionAttempts } from '#core/account/deletion-attempts.ts';
import { isReceiptNumber, receiptNumberBytes, receiptNumberOf } from '#core/account/receipt-number.ts';

/** A key apart from those of the member signed in here, which go when they sign out. */
const key = 'daftar.deletion';

const aDayMs = 86_400_000;

/** Keeps the number in localStorage, and where that is forbidden or full, in memory for as long as the page stands. */
export class BrowserDeletionAttempts implements DeletionAttempts {
  #unkept: DeletionAttempt | undefined;

  current(): DeletionAttempt | undefined {
    try {
      const { number, owner, begunAt }: { number?: unknown; owner?: unknown; begunAt?: unknown } = Object(JSON.parse(localStorage.getItem(key) ?? 'null'));
      if (isReceiptNumber(number) && typeof owner === 'string' && typeof begunAt === 'number' && Date.now() - begunAt < aDayMs) return { number, owner };
      localStorage.removeItem(key);
      return this.#unkept;
    } catch {
      return this.#unkept;
    }
  }

  begin(owner: string): string {
    const number = receiptNumberOf(crypto.getRandomValues(new Uint8Array(receiptNumberBytes)));
    try {
      localStorage.setItem(key, JSON.stringify({ number, owner, begunAt: Date.now() }));
    } catch {
      this.#unkept = { number, owner };
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
