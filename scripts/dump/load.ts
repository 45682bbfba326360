import { openDatabase } from '#server/adapters/database/database.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { loadDump } from '#server/adapters/dump/load-dump.ts';
import type { Settings } from '#server/app/config/settings.ts';
import { counted } from '../backup/command.ts';
import { verifiedDump } from './verify.ts';

/** Loads a valid dump into an empty database. */
export async function loadedDump(file: string, settings: Settings): Promise<string> {
  await verifiedDump(file, undefined);
  const say = (sentence: string): void => console.error(sentence);
  const database = await openDatabase({ ...settings, say });
  try {
    await migrate(database, say);
    const { companies, ratings, editions } = await loadDump(database, file);
    return `Built ${counted(companies, 'company', 'companies')}, ${counted(ratings, 'rating', 'ratings')} and ${counted(editions, 'edition', 'editions')} of the awards.`;
  } finally {
    await database.close();
  }
}
