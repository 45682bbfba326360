/** A rule of what is looked for in a text, and of the words around it. */
export interface PlaceRule<Kind extends string> {
  readonly kind: Kind;
  /** A pattern with the flag g. It is passed over the text once. */
  readonly found: RegExp;
  /** Words of which one has to be close, before or behind. */
  readonly near?: RegExp;
  /** Words right before it with which it is something else. */
  readonly unless?: RegExp;
  /** Words right behind it with which it is something else. */
  readonly unlessBehind?: RegExp;
  readonly isMeant?: (said: string) => boolean;
  /** Marks what goes to the blanks around it. */
  readonly isWord?: boolean;
}

/** A finding of a rule by its place. */
export interface Place<Kind extends string> {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

/** So many letters before and behind are close. */
const closeBy = 32;
const wordBehind = /^[^\s,;]{1,200}/;
const wordBefore = /(?:[^\s,;("'“‘[{<][^\s,;]{0,199})$/;
const stop = /[.!?।)"'”’]+$/;

/** Places that the rules find in a text, by a single pass of each. */
export function placesByRules<Kind extends string>(text: string, rules: readonly PlaceRule<Kind>[]): readonly Place<Kind>[] {
  return rules.flatMap((rule) =>
    [...text.matchAll(rule.found)].flatMap(({ 0: said, index }) => {
      const place = { kind: rule.kind, start: index, end: index + said.length };
      return isMeant(text, place, rule) ? [rule.isWord ? whole(text, place) : place] : [];
    }),
  );
}

function isMeant<Kind extends string>(text: string, { start, end }: Place<Kind>, { near, unless, unlessBehind, isMeant: isSo }: PlaceRule<Kind>): boolean {
  if (isSo && !isSo(text.slice(start, end))) return false;
  const [before, behind] = [text.slice(Math.max(0, start - closeBy), start), text.slice(end, end + closeBy)];
  return !unless?.test(before) && !unlessBehind?.test(behind) && (!near || near.test(before) || near.test(behind) || near.test(text.slice(start, end)));
}

/** A place up to the blanks around it, without the mark that ends its sentence. */
function whole<Kind extends string>(text: string, { kind, start, end }: Place<Kind>): Place<Kind> {
  const from = start - (wordBefore.exec(text.slice(Math.max(0, start - 200), start))?.[0].length ?? 0);
  const to = end + (wordBehind.exec(text.slice(end, end + 200))?.[0].length ?? 0);
  return { kind, start: from, end: Math.max(end, to - (stop.exec(text.slice(end, to))?.[0].length ?? 0)) };
}
