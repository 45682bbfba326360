import type { UserStorage } from '#core/device/user-storage.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import { isRecord } from '#core/record.ts';
import type { MessageDraft } from '#core/chat/message.ts';
import type { MessagePicture } from '#core/chat/message-picture.ts';

const prefix = 'chat-outbox.';

/** Storage name for one message and owner, so that tabs never overwrite each other. */
export const nameOfPending = (clientMessageId: string, owner: string): string => `${prefix}${clientMessageId}/${owner}`;

/** Sending, waiting for the line, or refused and left to its author. */
export type PendingState = 'sending' | 'waiting' | 'refused';

export interface OutgoingMessage extends Pick<MessageDraft, 'clientMessageId' | 'text'> {
  readonly picture: MessagePicture | null;
}

/** Message of this device not yet acknowledged. */
export interface PendingMessage extends OutgoingMessage {
  readonly conversationId: string;
  readonly as: ProfileType;
  readonly state: PendingState;
  readonly writtenAt: number;
  readonly problem?: string;
}

/** Storage names of a member's unsent messages. */
export const pendingNames = (storage: Pick<UserStorage, 'names'>, owner: string): readonly string[] =>
  storage.names().filter((name) => name.startsWith(prefix) && name.endsWith(`/${owner}`));

/** Stored messages of this member in writing order, skipping malformed ones. */
export const keptPending = (storage: Pick<UserStorage, 'names' | 'read'>, owner: string): readonly PendingMessage[] =>
  pendingNames(storage, owner)
    .flatMap((name) => pendingFrom(storage.read(name)))
    .toSorted((one, other) => one.writtenAt - other.writtenAt);

function pendingFrom(kept: unknown): readonly PendingMessage[] {
  if (!isRecord(kept)) return [];
  const { conversationId, clientMessageId, text, picture, state, problem, writtenAt } = kept;
  const as = profileTypes.find((each) => each === kept['as']);
  if (typeof conversationId !== 'string' || typeof clientMessageId !== 'string' || typeof text !== 'string' || typeof writtenAt !== 'number' || !as) return [];
  const isRefused = state === 'refused';
  return [
    {
      conversationId,
      clientMessageId,
      text,
      as,
      writtenAt,
      picture: pictureFrom(picture),
      state: isRefused ? 'refused' : 'waiting',
      ...(isRefused && typeof problem === 'string' && { problem }),
    },
  ];
}

function pictureFrom(kept: unknown): MessagePicture | null {
  if (!isRecord(kept)) return null;
  const { pictureId, width, height } = kept;
  return typeof pictureId === 'string' && typeof width === 'number' && typeof height === 'number' ? { pictureId, width, height } : null;
}
