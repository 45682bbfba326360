import type { Tree } from './tree.ts';

/** The texts that tell of whom an answer speaks, by the name of each. */
export type Markers = ReadonlyMap<string, ReadonlySet<string>>;

/** The parts of an answer by whom they speak of, in whatever order they stand there; what speaks of nobody known is nobody's. */
export type Shares = ReadonlyMap<string, string>;

export const nobody = 'nobody';

/** Shares out an answer: what is beside a text that tells of whom it is, and all within, is theirs. All else is of whom the URL speaks. */
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

/** The persons of whom a URL speaks. */
export const ownersOf = (url: string, markers: Markers): string[] => speakingOf([url], markers);

/** The persons of whom texts speak. */
function speakingOf(texts: readonly string[], markers: Markers): string[] {
  const all = texts.join('\n');
  return [...markers].filter(([, known]) => known.values().some((marker) => all.includes(marker))).map(([whose]) => whose);
}
