import type { ChatMessage, MessagePage } from './message.ts';

/** The messages of a conversation that a device has, without a hole, whatever came over its line, twice or not at all (B-24). */
export interface Timeline {
  /** In the order of their numbers. */
  readonly messages: readonly ChatMessage[];
  /** Everything from this number on is here: the first that is, or 1 where there is nothing older. */
  readonly from: number;
  /** Everything up to this number is here, or not for this reader. */
  readonly upTo: number;
}

/** The timeline of the newest page of a conversation. */
export const timelineOf = ({ messages, upTo, hasMore }: MessagePage): Timeline => ({
  messages,
  from: hasMore ? (messages[0]?.seq ?? upTo) : 1,
  upTo,
});

/** Whether a message comes after others that are not here yet, which have to be asked for. */
export const isAhead = ({ upTo }: Timeline, { seq }: ChatMessage): boolean => seq > upTo + 1;

/** The timeline with a message that arrived: the next one is added, one that is here is replaced unless its author has deleted it since, and one that is ahead of a hole waits until that is filled. */
export function withMessage(timeline: Timeline, message: ChatMessage): Timeline {
  if (isAhead(timeline, message)) return timeline;
  if (message.seq === timeline.upTo + 1) return { ...timeline, messages: [...timeline.messages, message], upTo: message.seq };
  return { ...timeline, messages: timeline.messages.map((known) => (known.seq === message.seq && known.status !== 'DELETED' ? message : known)) };
}

/** The timeline with what came after it. A page that begins before its end says nothing twice. */
export function withNewer(timeline: Timeline, { messages, upTo }: MessagePage): Timeline {
  const newer = messages.filter(({ seq }) => seq > timeline.upTo);
  return { ...timeline, messages: [...timeline.messages, ...newer], upTo: Math.max(timeline.upTo, upTo) };
}

/** The timeline with what was before it. */
export function withOlder(timeline: Timeline, { messages, hasMore }: MessagePage): Timeline {
  const older = messages.filter(({ seq }) => seq < timeline.from);
  return { ...timeline, messages: [...older, ...timeline.messages], from: hasMore ? (older[0]?.seq ?? timeline.from) : 1 };
}
