import type { CuratedEventType } from './curated-events.ts';
import type { RecordedKind } from './recorded-call.ts';

/** Facts of a call by which it is counted and shown. */
export interface UsageFacts {
  /** The event that it is of a member. A contribution is none: it goes by a key of its own, and no account may be seen beside it (F-07). */
  readonly event?: CuratedEventType;
  /** The kind of news that the product tells its server by itself. Each is listed under "What we recorded". */
  readonly recorded?: RecordedKind;
}

/** A request to this product's own server: reported when it is sent, and once more when it is over. */
export interface SentCall {
  readonly operation: string;
  readonly facts: UsageFacts;
  readonly body: unknown;
  /** Whether it was sent apart from the session, so that no account may ever be joined to it. */
  readonly isApart: boolean;
  readonly at: number;
  /** How long it took; nothing while it is under way. */
  readonly ms?: number;
  /** Whether it was answered, and not refused or cut. */
  readonly isDone?: boolean;
}
