/** A request to this product's own server: reported when it is sent, and once more when it is over. */
export interface SentCall {
  readonly operation: string;
  readonly body: unknown;
  /** Whether it was sent apart from the session, so that no account may ever be joined to it. */
  readonly isApart: boolean;
  readonly at: number;
  /** How long it took; nothing while it is under way. */
  readonly ms?: number;
  /** Whether it was answered, and not refused or cut. */
  readonly isDone?: boolean;
}
