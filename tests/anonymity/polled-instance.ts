import { onTestFinished } from 'vitest';
import { tokenPurposes } from '#core/persona-keys/issuer-key.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { acceptedKeys } from '#server/adapters/persona-keys/issuer-keys.ts';
import { SqlPersonaSigners } from '#server/adapters/persona-keys/sql-persona-signers.ts';
import { SqlCallers } from '#server/adapters/sessions/sql-callers.ts';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import { HourlyWork } from '#server/app/wiring/hourly-work.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { renderPage } from '#web/app/print.tsx';
import { openServer, silent } from '#tests/contract/server.ts';
import { openTestSite } from '#tests/contract/site.ts';
import { TestBrowser } from '#tests/login/browser.ts';
import { anEmptyInstance, type Instance } from './crowd-instance.ts';
import { testDeclarations } from '#tests/database.ts';

/** Installation that guests can poll, with its own background work. */
export interface PolledInstance extends Instance {
  readonly guest: TestBrowser;
  readonly hourly: () => Promise<void>;
  readonly counts: () => Promise<void>;
}

export async function aPolledInstance(): Promise<PolledInstance> {
  const instance = await anEmptyInstance(1);
  const { database, db, clock, secrets, mailbox } = instance;
  await fillReferences(db);
  // Anyone who asks first for the keys of a quarter makes them, and the ledger names them from then on.
  for (const purpose of tokenPurposes) await acceptedKeys({ db, secrets, now: clock.now() }, purpose);
  const [callers, signers] = [new SqlCallers(db, clock, secrets), new SqlPersonaSigners(db, clock, secrets)];
  const served = servicesOver(() => ({ callers, signers, portsFor: adaptersFor(instance.parts), ping: async () => undefined }));
  const app = await openServer({ ...served, clock, mailbox, site: openTestSite(renderPage) });
  onTestFinished(() => app.close());
  const work = new HourlyWork(database, secrets, clock, silent);
  return { ...instance, guest: new TestBrowser(app), hourly: () => work.once(), counts: async () => void (await aggregateCounts(db, testDeclarations.kinds)) };
}
