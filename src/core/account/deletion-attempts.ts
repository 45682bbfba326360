/**
 * The port of the deletion that was asked for on this device and not answered yet. The number of its receipt is chosen here, before it is asked for,
 * so that the receipt is found even if the answer is lost. A sign-out does not take it away, for a deletion signs out; a day later it is gone.
 */
export abstract class DeletionAttempts {
  /** The number of the attempt whose end is not known. */
  abstract current(): string | undefined;
  /** Begins an attempt; answers the number of its receipt. */
  abstract begin(): string;
  /** Forgets the attempt, whose end is known. */
  abstract settle(): void;
}
