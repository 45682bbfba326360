import type { Tree } from './tree.ts';

/** Texts that identify whom an answer speaks of, by name. */
export type Markers = ReadonlyMap<string, ReadonlySet<string>>;

/** Parts of an answer by person, in any order; unattributed ones are nobody's. */
export type Shares = ReadonlyMap<string, string>;

export const nobody = 'nobody';

/** Attributes an answer: everything beside or within an identifying text, else by the URL. */
export function sharesOf(url: string, answer: Tree, markers: Markers): Shares {
  const shares = new Map<string, string[]>();
  const share = ({ texts, parts }: Tree, inherited: readonly string[]): void => {
    const beside = [...texts, ...parts.filter(isLeaf).flatMap((leaf) => leaf.texts)];
    const named = speakingOf(beside, markers);
    const owners = named.length > 0 ? named : inherited;
    for (const owner of owners) shares.set(owner, [...(shares.get(owner) ?? []), JSON.stringify(beside)]);
    for (const part of parts) if (!isLeaf(part)) share(part, owners);
  };
  const ofUrl = ownersOf(url, markers);
  const { texts, parts } = answer;
  share({ texts: texts.filter((text) => text !== url), parts }, ofUrl.length > 0 ? ofUrl : [nobody]);
  return new Map([...shares].map(([whose, all]) => [whose, all.toSorted().join('\n')]));
}

const isLeaf = ({ parts }: Tree): boolean => parts.length === 0;

export const ownersOf = (url: string, markers: Markers): string[] => speakingOf([url], markers);

function speakingOf(texts: readonly string[], markers: Markers): string[] {
  const all = texts.join('\n');
  return [...markers].filter(([, known]) => known.values().some((marker) => all.includes(marker))).map(([whose]) => whose);
}
