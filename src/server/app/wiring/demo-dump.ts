import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { publishFirstDump } from '#server/adapters/dump/first-dump.ts';
import { publishedIn } from '#server/adapters/dump/system-dumps.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Settings } from '../config/settings.ts';
import type { Logger } from '../process/log.ts';

const packageFile = join(import.meta.dirname, '../../../../package.json');

interface DumpParts {
  readonly settings: Pick<Settings, 'brandName' | 'publicOrigin' | 'dataDir'>;
  readonly secrets: Secrets;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Publishes the first dump of a demo, which starts without it where it cannot be written. */
export async function publishDemoDump(database: Database, { settings, secrets, clock, log }: DumpParts): Promise<void> {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { readonly version: string };
  const facts = { brand: settings.brandName, homepage: settings.publicOrigin ?? null, today: dayOf(clock.now()), version, secrets };
  await publishFirstDump(database, publishedIn(settings.dataDir), facts).catch((error: unknown) =>
    log.warn({ err: error }, 'The open data of the demo could not be published'),
  );
}
