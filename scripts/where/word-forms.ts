// Words as a newcomer types them, compared with names as code writes them: `polls` is in `PollPart`, `poll-tables.ts`
// and `poll_option`, and `ssr` is not in `cessRate`.

/** The test of a text for a word in any of its forms, whole parts of names only. */
export type Mention = (text: string) => boolean;

/** Tests a text for `polls`, `rate limit` or `R-032`. */
export function mentionOf(asked: string): Mention {
  if (isCode(asked)) {
    const code = new RegExp(`\\b${asked}\\b`, 'i');
    return (text) => code.test(text);
  }
  const pieces = partsOf(asked).flat();
  const forms = formsOf(pieces.join(''));
  const start = pieces[0]?.slice(0, 3) ?? '';
  if (pieces.length === 0) return () => false;
  return (text) => text.toLowerCase().includes(start) && partsOf(text).some((parts) => hasForm(parts, forms));
}

export const isCode = (asked: string): boolean => /^[A-Z]-\d+$/i.test(asked);

/** Parts that follow each other without a sentence's end between them: the humps of a name, or the words of a phrase. */
const partsOf = (text: string): string[][] =>
  text.split(/[^\p{L}\p{M}\p{N}\s_-]+/u).map((phrase) =>
    phrase
      .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .split(/[\s_-]+/)
      .filter(Boolean),
  );

const mostParts = 4;

/** A form is one part, or several that are one word when written together: `takeHome`, `take-home`. */
function hasForm(parts: readonly string[], forms: ReadonlySet<string>): boolean {
  return parts.some((_, at) => {
    let together = '';
    return parts.slice(at, at + mostParts).some((part) => forms.has((together += part)));
  });
}

/** Singular, plural, what is made of a verb, and its contrary; a form that is no word meets nothing. */
function formsOf(word: string): ReadonlySet<string> {
  const forms = new Set<string>([word]);
  for (const base of singularsOf(word)) {
    for (const end of ['', 's', 'es', 'ed', 'ing', 'er', 'ers']) forms.add(base + end);
    const [bare, ends] = base.endsWith('e')
      ? [base.slice(0, -1), ['ed', 'ing', 'er', 'ers']]
      : base.endsWith('y')
        ? [base.slice(0, -1), ['ies', 'ied', 'ier']]
        : ['', []];
    for (const end of ends) forms.add(bare + end);
    if (base.endsWith('ication')) for (const end of ['y', 'ies', 'ied', 'ying', 'ier']) forms.add(base.slice(0, -'ication'.length) + end);
    else if (base.endsWith('ation')) for (const end of ['ate', 'ates', 'ated', 'ating', 'ator', 'ators']) forms.add(base.slice(0, -'ation'.length) + end);
  }
  return new Set([...forms, ...[...forms].map((form) => `un${form}`)]);
}

/** The word itself, and what it is one or many of. */
export function singularsOf(word: string): string[] {
  if (word.length < 4 || /(ss|us|is)$/.test(word) || !word.endsWith('s')) return [word];
  return [word, word.slice(0, -1), ...(word.endsWith('es') ? [word.slice(0, -2)] : []), ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : [])];
}
