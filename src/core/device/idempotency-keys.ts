/** Idempotency keys: random words that go along with what is sent, so that it counts once however often it is sent. */
export abstract class IdempotencyKeys {
  abstract make(): string;
}
