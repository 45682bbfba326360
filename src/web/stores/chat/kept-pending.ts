import type { UserStorage } from '#core/device/user-storage.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import { isRecord } from '#core/record.ts';
import type { MessageDraft } from '#core/chat/message.ts';
import type { MessagePicture } from '#core/chat/message-picture.ts';

const prefix = 'chat-outbox.';

/** The name under which a message is stored: one each, so that two tabs overwrite nothing of each other, with its owner in it. */
export const nameOfPending = (clientMessageId: string, owner: string): string => `${prefix}${clientMessageId}/${owner}`;

/** The state of a message that has not arrived: it is under way, waits for the line, or was refused and waits for its author. */
export type PendingState = 'sending' | 'waiting' | 'refused';

/** A message as it leaves this device, with the size of its picture, so that it is there at once. */
export interface OutgoingMessage extends Pick<MessageDraft, 'clientMessageId' | 'text'> {
  readonly picture: MessagePicture | null;
}

/** A message of this device that the server has not acknowledged yet. */
export interface PendingMessage extends OutgoingMessage {
  readonly conversationId: string;
  readonly as: ProfileType;
  readonly state: PendingState;
  readonly writtenAt: number;
  /** The code of the refusal, or the kind of the failure. */
  readonly problem?: string;
}

/** The names of all that this member has written here and that was not sent. */
export const pendingNames = (storage: Pick<UserStorage, 'names'>, owner: string): readonly string[] =>
  storage.names().filter((name) => name.startsWith(prefix) && name.endsWith(`/${owner}`));

/** The messages of this member that were stored on the device, in the order in which they were written; what is not one of ours is left out. They wait until the line is there. */
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
