import { resolve } from 'node:path';
import { Failure } from '#core/failure.ts';
import { openDatabaseBeside, type Database } from '#server/adapters/database/database.ts';
import { migrationsTaken } from '#server/adapters/database/migrate.ts';
import type { Settings } from '#server/app/config/settings.ts';

export const refuseImport = (sentence: string): never => {
  throw new Failure('invalid', sentence);
};

/** Runs beside a running server, or without one. */
export async function inDatabase<Done>(settings: Settings, work: (db: Database['db']) => Promise<Done>): Promise<Done> {
  const database = await openDatabaseBeside({ ...settings, dataDir: resolve(settings.dataDir), say: (sentence) => console.error(sentence) });
  try {
    await migrationsTaken(database.db);
    return await work(database.db);
  } finally {
    await database.close();
  }
}
