import { refusedWordsIn } from '#core/abuse/refused-words.ts';
import type { Texts } from '#core/content/texts.ts';
import { Failure } from '#core/failure.ts';

/** Refuses abusive texts as a server does. */
export function abuseFailure(texts: Texts): Failure | undefined {
  const refused = refusedWordsIn(texts);
  if (refused.length === 0) return undefined;
  const problems = refused.map(({ name, words, reason }) => ({
    pointer: `/body/${name.replace(/^options(?=\/)/, 'poll/options')}`,
    message: reason,
    words,
    reason,
  }));
  return new Failure('invalid', 'Some of these words hurt people.', { code: 'TEXT_ABUSIVE', problems });
}
