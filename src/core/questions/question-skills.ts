import type { Named } from '../named.ts';

export interface NamedSkill extends Named {
  readonly skillId: number;
  readonly otherNames: readonly string[];
}

export interface SkillNames {
  readonly pattern: RegExp;
  readonly byName: ReadonlyMap<string, NamedSkill>;
  readonly spelled: ReadonlySet<string>;
}

/** Names that are also everyday words count only when written like names and not opening a sentence. */
const everyday = new Set(
  'c r go excel react express spring swift rust dart sketch spark flask ruby bash scala oracle looker cypress playwright canva agile lean creo piping budgeting recruitment training'.split(
    ' ',
  ),
);

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');

const plain = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ');

/** Tries the longest names first, so that React Native is not React. */
export function skillNames(skills: readonly NamedSkill[]): SkillNames {
  const named = skills.flatMap((skill) => [skill.name, ...skill.otherNames].filter(Boolean).map((name) => ({ name, skill })));
  const longest = named.toSorted((one, other) => other.name.length - one.name.length);
  const names = longest.map(({ name }) => escaped(name)).join('|') || '(?!)';
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}+#])(?:${names})(?![\\p{L}\\p{M}\\p{N}+#])`, 'giu'),
    byName: new Map(longest.toReversed().map(({ name, skill }) => [plain(name), skill])),
    spelled: new Set(named.map(({ name }) => name)),
  };
}

export function skillsIn(text: string, { pattern, byName, spelled }: SkillNames): readonly NamedSkill[] {
  const found = [...text.matchAll(pattern)].filter(({ 0: name, index }) => !everyday.has(plain(name)) || (spelled.has(name) && isMeant(text, name, index)));
  return [...new Set(found.flatMap(([name]) => byName.get(plain(name)) ?? []))];
}

/** Rejects everyday words that open a sentence or belong to R&D or a C-suite. */
function isMeant(text: string, name: string, index: number): boolean {
  const [before, after] = [text.slice(0, index), text.slice(index + name.length)];
  const begins = /(^|[.!?:।]\s*|\n\s*)$/.test(before) && /^\s*[\p{L}\p{N}]/u.test(after) && name.length > 1;
  return !begins && !/[&'’-]\s*$/.test(before) && !/^\s*[&'’-]/.test(after) && !(name.length === 1 && /^\.\p{L}/u.test(after));
}
