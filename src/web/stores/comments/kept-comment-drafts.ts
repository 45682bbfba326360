import type { Mention } from '#core/comments/mentions.ts';
import { fieldsIn, listIn, oneIn } from '#core/device/kept-value.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import { bareKey, ownKey } from '../content/texts-by-owner.ts';

/** The draft of a comment, with the persona that its author chose for it. */
export interface KeptComment {
  readonly owner: string;
  readonly text: string;
  readonly submissionKey: string;
  readonly profileType: ProfileType;
  /** The names of the thread that were chosen to be mentioned. */
  readonly mentions?: readonly Mention[];
  /** The comment that has these words already, and the persona that it is under. */
  readonly copyOf?: CopiedComment;
  /** Whether it was sent without a connection, and goes out by itself. */
  readonly waits?: true;
}

/** A comment whose words a draft has, and the persona that it is under. */
export interface CopiedComment {
  readonly commentId: string;
  readonly profileType: ProfileType;
  /** The words of that comment. A copy that was stored without them joins whatever is written. */
  readonly text?: string;
}

/** Drafts of comments by their parents and owners. */
export type KeptComments = Readonly<Record<string, KeptComment>>;

/** The drafts in a kept value; entries that were tampered with are dropped. */
export const draftsIn = (value: unknown): KeptComments =>
  Object.fromEntries(
    Object.entries(fieldsIn(value)).flatMap(([key, each]) => draftsOf(each).map((draft) => [ownKey(draft.owner, bareKey(key, draft.owner)), draft])),
  );

function draftsOf(value: unknown): readonly KeptComment[] {
  const { owner, text, submissionKey, profileType, mentions, copyOf, waits } = fieldsIn(value);
  if (typeof owner !== 'string' || typeof text !== 'string' || typeof submissionKey !== 'string') return [];
  const copy = copyIn(copyOf);
  const mentioned = listIn(mentions).flatMap(mentionIn);
  return [
    {
      owner,
      text,
      submissionKey,
      profileType: oneIn(profileTypes, profileType) ?? 'ANONYMOUS',
      ...(mentioned.length > 0 && { mentions: mentioned }),
      ...(copy && { copyOf: copy }),
      ...(waits === true && { waits }),
    },
  ];
}

function mentionIn(value: unknown): readonly Mention[] {
  const { id, name } = fieldsIn(value);
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
}

function copyIn(value: unknown): CopiedComment | undefined {
  const { commentId, profileType, text } = fieldsIn(value);
  const type = oneIn(profileTypes, profileType);
  return typeof commentId === 'string' && type ? { commentId, profileType: type, ...(typeof text === 'string' && { text }) } : undefined;
}
