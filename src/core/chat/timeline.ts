import type { ChatMessage, MessagePage } from './message.ts';

/** Gapless messages on a device, despite lost or repeated events (B-24). */
export interface Timeline {
  /** By number. */
  readonly messages: readonly ChatMessage[];
  /** First number covered, or 1 without older messages. */
  readonly from: number;
  /** Last number covered for this reader. */
  readonly upTo: number;
}

/** Starts from the newest page. */
export const timelineOf = ({ messages, upTo, hasMore }: MessagePage): Timeline => ({
  messages,
  from: hasMore ? (messages[0]?.seq ?? upTo) : 1,
  upTo,
});

/** Detects a gap before a message, to be fetched. */
export const isAhead = ({ upTo }: Timeline, { seq }: ChatMessage): boolean => seq > upTo + 1;

/** Adds the next message or replaces one unless deleted. Messages after a gap wait. */
export function withMessage(timeline: Timeline, message: ChatMessage): Timeline {
  if (isAhead(timeline, message)) return timeline;
  if (message.seq === timeline.upTo + 1) return { ...timeline, messages: [...timeline.messages, message], upTo: message.seq };
  return { ...timeline, messages: timeline.messages.map((known) => (known.seq === message.seq && known.status !== 'DELETED' ? message : known)) };
}

/** Appends newer messages, without repeating overlaps. */
export function withNewer(timeline: Timeline, { messages, upTo }: MessagePage): Timeline {
  const newer = messages.filter(({ seq }) => seq > timeline.upTo);
  return { ...timeline, messages: [...timeline.messages, ...newer], upTo: Math.max(timeline.upTo, upTo) };
}

export function withOlder(timeline: Timeline, { messages, hasMore }: MessagePage): Timeline {
  const older = messages.filter(({ seq }) => seq < timeline.from);
  return { ...timeline, messages: [...older, ...timeline.messages], from: hasMore ? (older[0]?.seq ?? timeline.from) : 1 };
}
