import type { LiveEvent } from '#core/chat/live-line.ts';
import { messageStatuses, type ChatMessage } from '#core/chat/message.ts';
import type { MessagePicture } from '#core/chat/message-picture.ts';
import { Failure, failureKinds } from '#core/failure.ts';
import type { Author } from '#core/personas/author.ts';
import { avatarNamed } from '#core/personas/avatar.ts';
import { profileTypes } from '#core/personas/profile-type.ts';

type Read = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Read => typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

const isSeq = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function authorIn(value: unknown): Author | undefined {
  if (!isObject(value)) return undefined;
  const { name, avatar, isVerified } = value;
  const profileType = profileTypes.find((known) => known === value['profileType']);
  if (!profileType || !isText(name) || !isTextOrNull(avatar) || typeof isVerified !== 'boolean') return undefined;
  return { profileType, name, avatar: avatar === null ? undefined : avatarNamed(avatar), isVerified };
}

function pictureIn(value: unknown): MessagePicture | null | undefined {
  if (value === null) return null;
  if (!isObject(value)) return undefined;
  const { pictureId, width, height } = value;
  return isText(pictureId) && isSeq(width) && isSeq(height) ? { pictureId, width, height } : undefined;
}

export function messageIn(value: unknown): ChatMessage | undefined {
  if (!isObject(value)) return undefined;
  const { messageId, conversationId, seq, clientMessageId, personId, text, sentOn, sentAt } = value;
  const [author, picture] = [authorIn(value['author']), pictureIn(value['picture'])];
  const status = messageStatuses.find((known) => known === value['status']);
  if (!author || !status || !isSeq(seq) || !isText(messageId) || !isText(conversationId) || !isText(clientMessageId)) return undefined;
  if (!isTextOrNull(personId) || !isText(text) || picture === undefined || !isText(sentOn) || !isTextOrNull(sentAt)) return undefined;
  return { messageId, conversationId, seq, clientMessageId, personId, author, status, text, picture, sentOn, sentAt };
}

export function eventIn(name: string, value: unknown): LiveEvent | undefined {
  if (!isObject(value)) return undefined;
  const { conversationId, personId, seq } = value;
  switch (name) {
    case 'message':
    case 'changed': {
      const message = messageIn(value);
      return message && { kind: name, message };
    }
    case 'read':
      return isText(conversationId) && isText(personId) && isSeq(seq) ? { kind: 'read', conversationId, personId, seq } : undefined;
    case 'typing':
      return isText(conversationId) && isText(personId) ? { kind: 'typing', conversationId, personId } : undefined;
    case 'conversation':
      return isText(conversationId) ? { kind: 'conversation', conversationId } : undefined;
    case 'notification':
    case 'session-over':
      return { kind: name };
    default:
      return undefined;
  }
}

export function joinsIn(value: unknown): ReadonlyMap<string, number> {
  const joined: unknown = isObject(value) ? value['joined'] : undefined;
  const found = new Map<string, number>();
  for (const each of Array.isArray(joined) ? joined : []) {
    const one: unknown = each;
    if (isObject(one) && isText(one['conversationId']) && isSeq(one['lastSeq'])) found.set(one['conversationId'], one['lastSeq']);
  }
  return found;
}

export function answerIn(value: unknown): Read {
  if (!isObject(value)) throw new Failure('broken');
  const { error } = value;
  if (!isText(error)) return value;
  throw new Failure(failureKinds.find((kind) => kind === value['kind']) ?? 'broken', undefined, { code: error });
}
