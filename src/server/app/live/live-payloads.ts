import { Failure } from '#core/failure.ts';
import type { MessageDraft } from '#core/chat/message.ts';

/** Own keys only; unknown ones are ignored (S-84). */
export type Payload = Readonly<Record<string, unknown>>;

const mostRooms = 100;
const longestText = 20_000;
const mostSeq = 2_147_483_647;

export const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.getPrototypeOf(value) === Object.prototype;

/** Ignores inherited values such as those of `__proto__` (S-67). */
export const ownOf = (payload: Payload, key: string): unknown => (Object.hasOwn(payload, key) ? payload[key] : undefined);

export const unreadable = (): Failure => new Failure('invalid', undefined, { code: 'REQUEST_INVALID' });

const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9]{16,32}$/.test(value);

function idOf(payload: Payload, key: string): string {
  const value = ownOf(payload, key);
  if (!isId(value)) throw unreadable();
  return value;
}

export const conversationIdOf = (payload: Payload): string => idOf(payload, 'conversationId');

export function conversationIdsOf(payload: Payload): readonly string[] {
  const ids: unknown = ownOf(payload, 'conversationIds');
  if (!Array.isArray(ids) || ids.length > mostRooms || !ids.every(isId)) throw unreadable();
  return [...new Set<string>(ids)];
}

export function seqOf(payload: Payload): number {
  const seq = ownOf(payload, 'upTo');
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0 || seq > mostSeq) throw unreadable();
  return seq;
}

/** Takes only what a sender may state, never author, time or number. */
export function messageDraftOf(payload: Payload): MessageDraft {
  const clientMessageId = ownOf(payload, 'clientMessageId');
  const text = ownOf(payload, 'text');
  const pictureId = ownOf(payload, 'pictureId') ?? null;
  if (typeof clientMessageId !== 'string' || !/^[A-Za-z0-9-]{16,36}$/.test(clientMessageId)) throw unreadable();
  if (typeof text !== 'string' || text.length > longestText || !(pictureId === null || isId(pictureId))) throw unreadable();
  return { clientMessageId, text, pictureId };
}
