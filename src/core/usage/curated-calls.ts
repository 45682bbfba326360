import type { CuratedEventType } from './curated-events.ts';
import type { SentCall } from './sent-call.ts';

/** The event that a call is, once it is done; nothing for one that was sent apart from the session, which may be the matter of a made-up name (F-07). */
export const curatedTypeOf = ({ facts, isApart, isDone }: SentCall): CuratedEventType | undefined => (isDone && !isApart ? facts.event : undefined);
