import { AwardsAgain } from './awards-again.ts';
import { CrowdScan } from './crowd-problems.ts';
import type { DumpPackage } from './dump-format.ts';
import { hasSigned } from './dump-keys.ts';
import { RatingsAgain } from './rating-problems.ts';
import { fileProblems, readDump, type RowReaders } from './read-dump.ts';

export interface VerifiedDump {
  readonly described: DumpPackage;
  readonly publicKey: string;
  readonly rows: number;
  readonly ratings: number;
  readonly editions: number;
  readonly problems: readonly string[];
}

/** Checks signature, hashes and minimum counts, and recomputes ratings and awards. */
export async function verifyDump(file: string, key?: string): Promise<VerifiedDump> {
  const [ratings, awards, crowds] = [new RatingsAgain(), new AwardsAgain(), new CrowdScan()];
  const dump = await readDump(file, together([ratings.readers, awards.readers, crowds.readers]));
  const { publicKey } = dump.signature;
  const problems = [
    ...(hasSigned(dump.text, dump.signature) ? [] : ['The signature is not one of this description.']),
    ...(key === undefined || key === publicKey ? [] : [`It is signed by another key: ${publicKey}.`]),
    ...fileProblems(dump),
    ...crowds.problems,
    ...ratings.problems,
    ...awards.problemsIn(dump),
  ];
  return { described: dump.described, publicKey, rows: crowds.count, ratings: ratings.count, editions: awards.editions.length, problems };
}

function together(all: readonly RowReaders[]): RowReaders {
  const places = new Set(all.flatMap((each) => Object.keys(each)));
  return Object.fromEntries([...places].map((place) => [place, (row) => all.forEach((each) => each[place]?.(row))]));
}
