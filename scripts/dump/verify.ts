import { AwardsAgain } from '#server/adapters/dump/awards-again.ts';
import { CrowdScan } from '#server/adapters/dump/crowd-problems.ts';
import { isSigned } from '#server/adapters/dump/dump-keys.ts';
import { RatingsAgain } from '#server/adapters/dump/rating-problems.ts';
import { fileProblems, readDump, type RowReaders } from '#server/adapters/dump/read-dump.ts';
import { counted, refuse } from '../backup/command.ts';

const mostSaid = 20;

/** Readers that read the same dump at once. */
const together = (all: readonly RowReaders[]): RowReaders => {
  const places = new Set(all.flatMap((each) => Object.keys(each)));
  return Object.fromEntries([...places].map((place) => [place, (row) => all.forEach((each) => each[place]?.(row))]));
};

/** Checks a dump, and says what was checked; refuses one with a problem, and names the first of them. */
export async function verifiedDump(file: string, key: string | undefined): Promise<string> {
  const [ratings, awards, crowds] = [new RatingsAgain(), new AwardsAgain(), new CrowdScan()];
  const dump = await readDump(file, together([ratings.readers, awards.readers, crowds.readers]));
  const { publicKey } = dump.signature;
  const problems = [
    ...(isSigned(dump.text, dump.signature) ? [] : ['The signature is not one of this description.']),
    ...(key === undefined || key === publicKey ? [] : [`It is signed by another key: ${publicKey}.`]),
    ...fileProblems(dump),
    ...crowds.problems,
    ...ratings.problems,
    ...awards.problemsIn(dump),
  ];
  if (problems.length > 0)
    return refuse([...problems.slice(0, mostSaid), problems.length > mostSaid ? `And ${problems.length - mostSaid} more.` : '', 'The dump is not in order.'].filter(Boolean).join('\n'));
  return [
    `The dump of ${dump.described.created} is in order: ${counted(dump.described.resources.length, 'file is', 'files are')} as signed, ${counted(crowds.count, 'row was', 'rows were')} looked through, ${counted(ratings.count, 'rating', 'ratings')} and ${counted(awards.editions.length, 'edition', 'editions')} of the awards were made again and are the same.`,
    key === undefined ? `It is signed by the key ${publicKey}. Compare it with the one that /transparency shows.` : 'It is signed by that key.',
  ].join('\n');
}
