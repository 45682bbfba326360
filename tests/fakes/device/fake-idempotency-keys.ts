import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';

/** Makes predictable, unique keys. */
export class FakeIdempotencyKeys implements IdempotencyKeys {
  made = 0;

  make(): string {
    return `submission-key-${String(++this.made).padStart(4, '0')}`;
  }
}
