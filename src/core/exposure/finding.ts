export const exposureKinds = ['name', 'phone', 'mail', 'account', 'id', 'date', 'amount', 'project', 'place', 'person'] as const;
export type ExposureKind = (typeof exposureKinds)[number];

export interface Clue {
  readonly kind: ExposureKind;
  readonly start: number;
  readonly end: number;
}

export interface Finding extends Clue {
  readonly field: string;
  readonly said: string;
}

/** Kinds that lead straight to a person and must go before sending. */
const leadingKinds = ['phone', 'mail', 'account', 'id'] as const satisfies readonly ExposureKind[];
export type LeadingKind = (typeof leadingKinds)[number];

/** Shorter numbers could be any number of an office. */
const fewestDigits = 4;

/** Marks contact details and personal numbers, which block sending. */
export const hasToGo = ({ kind, said }: Pick<Finding, 'kind' | 'said'>): boolean =>
  leadingKinds.some((leading) => leading === kind) && (kind !== 'id' || (said.match(/\p{Nd}/gu)?.length ?? 0) >= fewestDigits);

/** Kind of the finding, or 'several' for more than one. */
export const leadingKind = ([first, ...others]: readonly Pick<Clue, 'kind'>[]): LeadingKind | 'several' =>
  leadingKinds.find((kind) => others.length === 0 && kind === first?.kind) ?? 'several';

/** Named people send a contribution to a moderator before others read it. */
export const namesSomeone = ({ kind }: Pick<Clue, 'kind'>): boolean => kind === 'name';

/** Follows findings as typing moves them, each place matched once. */
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

/** Uses the whole match unless a group is named. */
export function clueIn(kind: ExposureKind, match: RegExpExecArray, group = 0): Clue {
  const said = match[group] ?? match[0];
  const start = match.index + (group === 0 ? 0 : match[0].lastIndexOf(said));
  return { kind, start, end: start + said.length };
}
