import type { DeletionAttempt, DeletionAttempts } from '#core/account/deletion-attempts.ts';
import { isReceiptNumber, receiptNumberBytes, receiptNumberOf } from '#core/account/receipt-number.ts';
import { fieldsIn } from '#core/device/kept-value.ts';
import { BrowserDeviceStorage } from '../device/browser-user-storage.ts';

const name = 'deletion';

const aDayMs = 86_400_000;

/** Attempts in localStorage that survive a sign-out, or in memory where storage fails. */
export class BrowserDeletionAttempts implements DeletionAttempts {
  readonly #storage = new BrowserDeviceStorage();

  current(): DeletionAttempt | undefined {
    const { number, owner, begunAt } = fieldsIn(this.#storage.read(name));
    if (isReceiptNumber(number) && typeof owner === 'string' && typeof begunAt === 'number' && Date.now() - begunAt < aDayMs) return { number, owner };
    this.settle();
    return undefined;
  }

  begin(owner: string): string {
    const number = receiptNumberOf(crypto.getRandomValues(new Uint8Array(receiptNumberBytes)));
    this.#storage.keep(name, { number, owner, begunAt: Date.now() });
    return number;
  }

  settle(): void {
    this.#storage.drop(name);
  }
}
