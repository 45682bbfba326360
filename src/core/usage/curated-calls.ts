import type { CuratedEventType } from './curated-events.ts';
import type { SentCall } from './sent-call.ts';

/** Skips calls sent apart from the session, which may belong to a made-up name (F-07). */
export const curatedTypeOf = ({ facts, isApart, isDone }: SentCall): CuratedEventType | undefined => (isDone && !isApart ? facts.event : undefined);
