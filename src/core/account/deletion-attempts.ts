/** A deletion that was asked for and not answered yet. */
export interface DeletionAttempt {
  /** The number of the receipt it leaves. */
  readonly number: string;
  /** The member whose account it is. */
  readonly owner: string;
}

/**
 * The port of the deletion that was asked for on this device and not answered yet. The number of its receipt is chosen here, before it is asked for,
 * so that the receipt is found even if the answer is lost. A sign-out does not take it away, for a deletion signs out; a day later it is gone.
 */
export abstract class DeletionAttempts {
  /** The attempt whose end is not known. */
  abstract current(): DeletionAttempt | undefined;
  /** Begins an attempt of a member; answers the number of its receipt. */
  abstract begin(owner: string): string;
  /** Forgets the attempt, whose end is known. */
  abstract settle(): void;
}
