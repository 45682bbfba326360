/** The kinds of words that may give an author away: a name, ways to reach someone, numbers that one person has, exact days and sums, and what only few can say of themselves. */
export const exposureKinds = ['name', 'phone', 'mail', 'account', 'id', 'date', 'amount', 'project', 'place', 'person'] as const;
export type ExposureKind = (typeof exposureKinds)[number];

/** Words of one text that may give its author away, by their place in it. */
export interface Clue {
  readonly kind: ExposureKind;
  readonly start: number;
  readonly end: number;
}

/** A clue in the text of a field, and the words themselves. */
export interface Finding extends Clue {
  readonly field: string;
  readonly said: string;
}

/** The kinds of words that lead straight to a person, and have to go before a contribution is sent. */
const leadingKinds = ['phone', 'mail', 'account', 'id'] as const satisfies readonly ExposureKind[];
export type LeadingKind = (typeof leadingKinds)[number];

/** The fewest digits of a number that one person has: a shorter one may be any number of an office. */
const fewestDigits = 4;

/** Tells words that have to go before a contribution is sent: they reach someone, or are one person's number. */
export const hasToGo = ({ kind, said }: Pick<Finding, 'kind' | 'said'>): boolean =>
  leadingKinds.some((leading) => leading === kind) && (kind !== 'id' || (said.match(/\p{Nd}/gu)?.length ?? 0) >= fewestDigits);

/** The kind of what has to go, where it is one thing. */
export const leadingKind = ([first, ...others]: readonly Pick<Clue, 'kind'>[]): LeadingKind | 'several' =>
  leadingKinds.find((kind) => others.length === 0 && kind === first?.kind) ?? 'several';

/** Tells words that name a person, so that a moderator reads the contribution before others do. */
export const namesSomeone = ({ kind }: Pick<Clue, 'kind'>): boolean => kind === 'name';

/** The findings whose words stand in the texts still, where they stand now: what is typed before them moves them. Each place is of one finding, also where the same words stand twice. */
export function remaining(findings: readonly Finding[], texts: Readonly<Record<string, string>>): readonly Finding[] {
  const taken = new Set(findings.filter(({ field, said, start }) => texts[field]?.startsWith(said, start)).map(placeOf));
  return findings.flatMap((finding) => {
    const text = texts[finding.field] ?? '';
    if (text.startsWith(finding.said, finding.start)) return [finding];
    for (let start = text.indexOf(finding.said); start >= 0; start = text.indexOf(finding.said, start + 1)) {
      const moved = { ...finding, start, end: start + finding.end - finding.start };
      if (taken.has(placeOf(moved))) continue;
      taken.add(placeOf(moved));
      return [moved];
    }
    return [];
  });
}

const placeOf = ({ field, start }: Finding): string => `${field} ${start}`;

/** The clue of a part of a match: of the whole match unless a group is named. */
export function clueIn(kind: ExposureKind, match: RegExpExecArray, group = 0): Clue {
  const said = match[group] ?? match[0];
  const start = match.index + (group === 0 ? 0 : match[0].lastIndexOf(said));
  return { kind, start, end: start + said.length };
}
