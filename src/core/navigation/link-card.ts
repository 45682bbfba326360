/** Subject of a link preview picture. */
export type LinkCardOf =
  | { readonly kind: 'company'; readonly urlName: string }
  | { readonly kind: 'pay'; readonly company: string | null; readonly designation: string }
  | { readonly kind: 'question'; readonly questionId: string }
  | { readonly kind: 'post'; readonly postId: string };

/** Picture URL with wording in a language such as `hi`. */
export const linkCardUrl = (of: LinkCardOf, language: string): string =>
  `/link/${[of.kind, ...namesOf(of)].join('/')}.png${language === 'en' ? '' : `?language=${language}`}`;

function namesOf(of: LinkCardOf): readonly string[] {
  switch (of.kind) {
    case 'company':
      return [of.urlName];
    case 'pay':
      return of.company === null ? [of.designation] : [of.company, of.designation];
    case 'question':
      return [of.questionId];
    case 'post':
      return [of.postId];
  }
}

export function linkCardAt(kind: string, names: readonly string[]): LinkCardOf | undefined {
  const [first = '', second, ...more] = names;
  if (names.length === 0 || more.length > 0 || !names.every((name) => /^[a-z0-9-]{1,80}$/.test(name))) return undefined;
  if (kind === 'pay') return { kind, company: second === undefined ? null : first, designation: second ?? first };
  if (second !== undefined) return undefined;
  if (kind === 'company') return { kind, urlName: first };
  if (kind === 'question') return { kind, questionId: first };
  return kind === 'post' ? { kind, postId: first } : undefined;
}
