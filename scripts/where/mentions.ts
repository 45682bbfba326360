// Words as one types them, compared with names as code writes them: `polls` is in `PollPart` and `poll_option`, and `ssr` is not in `cessRate`.

/** Matches whole parts of names only. */
export type Mention = (text: string) => boolean;

export function mentionOf(asked: string): Mention {
  if (isCode(asked)) {
    const code = new RegExp(`\\b${asked}\\b`, 'i');
    return (text) => code.test(text);
  }
  const wanted = ` ${partsOf(asked).join(' ')} `;
  return (text) => wanted.trim() !== '' && ` ${partsOf(text).join(' ')} `.includes(wanted);
}

export const isCode = (asked: string): boolean => /^[A-Z]-\d+$/i.test(asked);

/** Glossary spellings, so that `Vote` finds `vote` and `votes`. */
export function spellingsOf(asked: string): readonly string[] {
  const typed = asked.toLowerCase().replaceAll(/[\s_]+/g, '-');
  const one = singularOf(typed);
  return [typed, one, `${one}s`, one.replace(/y$/, 'ies')];
}

const partsOf = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(singularOf);

function singularOf(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/s$/, '');
}
