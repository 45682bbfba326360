import { Failure } from '#core/failure.ts';
import { isAbusive } from '#core/moderation/abuse.ts';
import { watchedWords } from '#core/moderation/abusive-words.ts';
import { isJunk } from '#core/rephrase/junk.ts';

/** Refuses what only hurts, and what is no text. */
export function refuseText(text: string): void {
  if (isAbusive(text)) throw new Failure('invalid', undefined, { code: 'TEXT_ABUSIVE' });
  if (isJunk(text)) throw new Failure('invalid', undefined, { code: 'TEXT_JUNK' });
}

/** Whether a moderator has to read a text before others do. */
export const needsLook = (text: string): boolean => isAbusive(text, watchedWords);
