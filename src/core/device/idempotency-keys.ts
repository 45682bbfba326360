/** Random keys that make a repeated request count once. */
export abstract class IdempotencyKeys {
  abstract make(): string;
}
