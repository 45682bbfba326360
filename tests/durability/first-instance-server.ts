import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { findsNothing } from '#core/abuse-classifier/abuse-classifier.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { readSettings } from '#server/app/config/read-settings.ts';
import { LiveNews } from '#server/app/live/live-news.ts';
import { ResponseCaches } from '#server/app/traffic/response-cache.ts';
import { Progress } from '#server/app/process/progress.ts';
import { DatabaseLifecycle } from '#server/app/wiring/database-lifecycle.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { openServer, silent } from '#tests/contract/server.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';
import { koyalTrust } from '#tests/fakes/operator/fake-operators.ts';
import { TestBrowser } from '#tests/login/browser.ts';
import { facts, secretKey } from './first-instance.ts';

/** Origin of the first instance, which its passkeys belong to. */
export const origin = 'http://localhost:3761';

/** Starts today's server on a database. A named scale also updates the demo world. */
export async function startOn(url: string, clock: FakeClock, scale = 'none'): Promise<FastifyInstance> {
  const read = readSettings({ DATABASE_URL: url, SECRET_KEY: secretKey, DEMO_SCALE: scale });
  if ('complaints' in read) throw new Error(read.complaints.join('\n'));
  const progress = new Progress({ write: () => undefined });
  const mails = new MemoryMails(clock);
  const parts = { settings: read.settings, source: new DemoProviders(), mails, brand: productBrand, operator: koyalTrust, news: new LiveNews() };
  const lifecycle = new DatabaseLifecycle({ ...parts, caches: new ResponseCaches(clock), clock, progress, log: silent });
  const adapters = await lifecycle.open(findsNothing);
  await lifecycle.finish();
  const app = await openServer({ ...servicesOver(() => adapters), clock });
  onTestFinished(async () => {
    await app.close();
    await lifecycle.close();
  });
  return app;
}

/** Browser of the first instance, with a member's cookies or none. */
export function browserOf(app: FastifyInstance, member: string): TestBrowser {
  const browser = new TestBrowser(app, { origin });
  for (const [name, value] of Object.entries(facts.cookies[member] ?? {})) browser.cookies.set(name, { value, path: '/', line: '' });
  return browser;
}
