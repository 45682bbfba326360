import { productBrand } from '#core/brand.ts';
import { findsNothing } from '#core/abuse-classifier/abuse-classifier.ts';
import type { PersonaSigners } from '#core/persona-keys/persona-signers.ts';
import type { Callers } from '#core/sessions/callers.ts';
import { noMails } from '#server/adapters/mail/no-mails.ts';
import { WaitingRequests } from '#server/adapters/persona-keys/waiting-requests.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { CleanerRephrasers } from '#server/adapters/rephrase/cleaner-rephrasers.ts';
import { noPortalAccounts } from '#server/adapters/verification/no-portal-accounts.ts';
import type { AdapterParts } from '#server/app/wiring/adapters.ts';
import { PendingUsage } from '#server/adapters/usage/pending-usage.ts';
import { notReady } from '#server/app/wiring/not-ready.ts';
import type { Adapters, Ports } from '#server/app/wiring/ports.ts';
import { FakeClock } from './fakes/fake-clock.ts';
import { FakeEmployerConducts } from './fakes/employer-conduct/fake-employer-conducts.ts';
import { FakeBadges } from './fakes/followers/fake-badges.ts';
import { FakeCompanyNeighbours } from './fakes/followers/fake-company-neighbours.ts';
import { FakeCompanies } from './fakes/companies/fake-companies.ts';
import { FakeDumps } from './fakes/dump/fake-dumps.ts';
import { FakeErrorReports } from './fakes/errors/fake-error-reports.ts';
import { FakePictures } from './fakes/media/fake-pictures.ts';
import { FakeOperators, koyalTrust } from './fakes/operator/fake-operators.ts';
import { FakeDataMap } from './fakes/privacy/fake-data-map.ts';
import { FakeReferenceLists } from './fakes/reference-lists/fake-reference-lists.ts';
import { demoTexts } from './fakes/texts/demo-texts.ts';
import { FakeUsageCounts } from './fakes/usage/fake-usage-counts.ts';
import { FakeInstanceTexts } from './fakes/texts/fake-instance-texts.ts';

/** Parts of an installation in a test: database, clock and keys given, everything else minimal. */
export const adapterParts = ({ db, clock, secrets, ...others }: Pick<AdapterParts, 'db' | 'clock' | 'secrets'> & Partial<AdapterParts>): AdapterParts => ({
  source: new DemoProviders(),
  mails: noMails,
  portal: noPortalAccounts,
  rephrasers: new CleanerRephrasers(),
  brand: productBrand,
  operator: koyalTrust,
  texts: demoTexts,
  classifier: findsNothing,
  usage: new PendingUsage(clock),
  waiting: new WaitingRequests({ clock, chance: () => Math.random() }),
  pagesUrl: 'https://daftar.test',
  db,
  clock,
  secrets,
  ...others,
});

/** Stub where no request is signed by a persona. */
export const noSigners: PersonaSigners = { knows: async () => false, isBanned: async () => false, spend: async () => false };

/** Adapters without a database: the test's ports, a few fakes, and stubs for all others. */
export function fakeAdapters(
  own: Partial<Ports>,
  clock: FakeClock = new FakeClock(),
  callers: Callers = { holding: async () => undefined, isBanned: async () => false },
): Adapters {
  const known: Partial<Ports> = {
    companies: new FakeCompanies(),
    badges: new FakeBadges(),
    employerConducts: new FakeEmployerConducts(),
    companyNeighbours: new FakeCompanyNeighbours(),
    errorReports: new FakeErrorReports(clock),
    usageCounts: new FakeUsageCounts(),
    dataMap: new FakeDataMap(),
    operators: new FakeOperators(),
    dumps: new FakeDumps(),
    texts: new FakeInstanceTexts(),
    pictures: new FakePictures(),
    referenceLists: new FakeReferenceLists(),
    ...own,
  };
  const ports = new Proxy(notReady<Ports>(), { get: (others, name) => Reflect.get(known, name) ?? Reflect.get(others, name) });
  return { callers, signers: noSigners, portsFor: () => ports, ping: async () => undefined };
}
