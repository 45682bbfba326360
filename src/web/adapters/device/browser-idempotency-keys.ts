import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';

export class BrowserIdempotencyKeys implements IdempotencyKeys {
  make(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
