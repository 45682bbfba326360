import type { Objects } from '#core/media/objects.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { notePagesUrl } from '#server/adapters/database/pages-url.ts';
import { enterLoginMode } from '#server/adapters/login/login-mode.ts';
import { refuseWithoutObjects } from '#server/adapters/media/picture-objects.ts';
import { sealKeptOffers } from '#server/adapters/offers/sealed-offers.ts';
import { sealClearFacts } from '#server/adapters/seal-clear-facts.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { spreadNewTables } from '#server/adapters/spread/spread-new-tables.ts';
import type { Settings } from '../config/settings.ts';
import { pagesUrlOf } from '../process/listening.ts';
import { tables } from './tables.ts';

interface Bringing {
  readonly settings: Settings;
  readonly isDemo: boolean;
  readonly objects: Objects | undefined;
  readonly say: (sentence: string) => void;
}

const endedDemo = 'The demo login was tried on this database: its sessions, roles and verified careers ended.';

/** Migrates the schema and data to this version and returns the database's secrets. */
export async function bringUpToDate(database: Database, { settings, isDemo, objects, say }: Bringing): Promise<Secrets> {
  const { db } = database;
  await migrate(database, say);
  await spreadNewTables(database, tables, say);
  await refuseWithoutObjects(db, objects);
  const secrets = await openKnownSecrets(db, { ...settings, say });
  await sealClearFacts(db, secrets);
  await sealKeptOffers(db, secrets);
  await notePagesUrl(db, pagesUrlOf(settings));
  if (await enterLoginMode(db, isDemo ? 'demo' : 'real')) say(endedDemo);
  return secrets;
}
