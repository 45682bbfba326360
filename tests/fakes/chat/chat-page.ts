import { longestMessageSearch, mostMessages, usualMessageCount, type MessageRange } from '#core/chat/message.ts';
import { Failure } from '#core/failure.ts';
import type { KeptMessage } from './kept-chat.ts';

/** Refusal of invalid input, by pointer. */
export const invalidAt = (pointer: string): Failure => new Failure('invalid', undefined, { problems: [{ pointer, message: 'This will not do.' }] });

/** Requested messages in number order, and if more exist in that direction. */
export function partOf(seen: readonly KeptMessage[], { after, before, query, limit = usualMessageCount }: MessageRange) {
  if (!Number.isInteger(limit) || limit < 1 || limit > mostMessages) throw invalidAt('/limit');
  if (query !== undefined && (query.trim() === '' || query.length > longestMessageSearch)) throw invalidAt('/query');
  const sought = query?.trim().toLowerCase();
  const says = ({ status, text }: KeptMessage) => sought === undefined || (status === 'LIVE' && text.toLowerCase().includes(sought));
  const fitting = seen.filter((message) => says(message) && message.seq > (after ?? 0) && message.seq < (before ?? Infinity));
  const isOnward = after !== undefined && query === undefined;
  return { part: isOnward ? fitting.slice(0, limit) : fitting.slice(-limit), hasMore: fitting.length > limit, isOnward };
}
