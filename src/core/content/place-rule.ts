export interface PlaceRule<Kind extends string> {
  readonly kind: Kind;
  readonly found: RegExp;
  /** Words of which one must be close, before or behind. */
  readonly near?: RegExp;
  /** Preceding words that exclude a match. */
  readonly unless?: RegExp;
  /** Following words that exclude a match. */
  readonly unlessBehind?: RegExp;
  readonly isMeant?: (said: string) => boolean;
  /** Extends a match to the blanks around it. */
  readonly isWord?: boolean;
}

export interface Place<Kind extends string> {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

const closeBy = 32;
const wordBehind = /^[^\s,;]{1,200}/;
const wordBefore = /(?:[^\s,;("'“‘[{<][^\s,;]{0,199})$/;
const stop = /[.!?।)"'”’]+$/;

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

function whole<Kind extends string>(text: string, { kind, start, end }: Place<Kind>): Place<Kind> {
  const from = start - (wordBefore.exec(text.slice(Math.max(0, start - 200), start))?.[0].length ?? 0);
  const to = end + (wordBehind.exec(text.slice(end, end + 200))?.[0].length ?? 0);
  return { kind, start: from, end: Math.max(end, to - (stop.exec(text.slice(end, to))?.[0].length ?? 0)) };
}
