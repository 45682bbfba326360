/** Random words that go along with what somebody sends, so that it counts once however often it is sent. */
export abstract class IdempotencyKeys {
  abstract make(): string;
}
