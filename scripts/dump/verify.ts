import { verifyDump } from '#server/adapters/dump/verify-dump.ts';
import { counted, refuse } from '../backup/command.ts';

const mostSaid = 20;

/** Refuses an invalid dump with its first problem. */
export async function verifiedDump(file: string, key: string | undefined): Promise<string> {
  const { described, publicKey, rows, ratings, editions, problems } = await verifyDump(file, key);
  const more = problems.length - mostSaid;
  if (problems.length > 0) return refuse([...problems.slice(0, mostSaid), ...(more > 0 ? [`And ${more} more.`] : []), 'The dump is not in order.'].join('\n'));
  const { created, resources } = described;
  return [
    `The dump of ${created} is in order: ${counted(resources.length, 'file is', 'files are')} as signed, ${counted(rows, 'row was', 'rows were')} looked through, ${counted(ratings, 'rating', 'ratings')} and ${counted(editions, 'edition', 'editions')} of the awards were made again and are the same.`,
    key === undefined ? `It is signed by the key ${publicKey}. Compare it with the one that /transparency shows.` : 'It is signed by that key.',
  ].join('\n');
}
