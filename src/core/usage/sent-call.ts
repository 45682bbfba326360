import type { CuratedEventType } from './curated-events.ts';
import type { RecordedKind } from './recorded-call.ts';

export interface UsageFacts {
  /** Member event of the call, never set for contributions, which no account may accompany (F-07). */
  readonly event?: CuratedEventType;
  /** Kind of automatic report, listed under "What we recorded". */
  readonly recorded?: RecordedKind;
}

/** Call to the product's own server, reported when sent and when over. */
export interface SentCall {
  readonly operation: string;
  readonly facts: UsageFacts;
  readonly body: unknown;
  /** True when sent apart from the session, so that no account can be linked. */
  readonly isApart: boolean;
  readonly at: number;
  /** Absent while under way. */
  readonly ms?: number;
  /** True when answered and not refused or cut. */
  readonly isDone?: boolean;
}
