/** Deletion requested and not answered yet. */
export interface DeletionAttempt {
  readonly number: string;
  readonly owner: string;
}

/** Unanswered deletion on this device, with a receipt number chosen beforehand. Survives sign-out, for one day. */
export abstract class DeletionAttempts {
  abstract current(): DeletionAttempt | undefined;
  /** Returns the receipt number. */
  abstract begin(owner: string): string;
  abstract settle(): void;
}
