import type { Mention } from '#core/comments/mentions.ts';
import { fieldsIn, listIn, oneIn } from '#core/device/kept-value.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import { bareKey, ownKey } from '../content/texts-by-owner.ts';

export interface KeptComment {
  readonly owner: string;
  readonly text: string;
  readonly submissionKey: string;
  readonly profileType: ProfileType;
  readonly mentions?: readonly Mention[];
  /** Comment with this text already, and its persona. */
  readonly copyOf?: CopiedComment;
  /** True for a comment sent offline that goes out by itself. */
  readonly waits?: true;
}

export interface CopiedComment {
  readonly commentId: string;
  readonly profileType: ProfileType;
  /** Text of that comment, where a copy without it matches any draft. */
  readonly text?: string;
}

export type KeptComments = Readonly<Record<string, KeptComment>>;

/** Stored drafts, skipping entries that were tampered with. */
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
