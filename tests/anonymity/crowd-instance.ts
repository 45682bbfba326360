import type { CommunityType } from '#core/communities/community.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor, type AdapterParts } from '#server/app/wiring/adapters.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { madeUpName } from '#server/adapters/personas/made-up-names.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aCompany } from '#tests/companies.ts';
import { aCommunity } from '#tests/content.ts';
import { aDatabase, type TestDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { keepCommunities } from '#tests/post-server.ts';
import { keepInTables } from '#tests/sql-world.ts';

export const companiesCount = 20;
const topicsCount = 12;

/** Log line with its key's owner, a truth that no log has. */
export interface LogLine {
  readonly asked: 'token' | 'name';
  readonly key: string;
}

export interface Instance {
  readonly database: TestDatabase;
  readonly db: TestDatabase['db'];
  readonly clock: FakeClock;
  readonly secrets: Secrets;
  readonly mailbox: MemoryMails;
  /** Topics, followed by the community of each company. */
  readonly communities: readonly { readonly type: CommunityType; readonly entityId: string }[];
  readonly topicsCount: number;
  readonly parts: AdapterParts;
  /** Requests for tokens and key names, in log order. */
  readonly log: LogLine[];
  readonly under: (persona: string) => Ports;
  readonly newName: () => string;
}

export const companyName = (number: number): string => `Company ${String.fromCodePoint(65 + number)}`;

export async function anEmptyInstance(size = companiesCount): Promise<Instance> {
  const database = await aDatabase();
  const { db } = database;
  const [clock, secrets] = [new FakeClock(), new Secrets(Buffer.alloc(32, 11))];
  await db.insertInto('installation').defaultValues().execute();
  const companies = Array.from({ length: size }, (_, at) =>
    aCompany({ name: companyName(at), website: `https://www.company-${at}.example`, locations: ['Pune'] }),
  );
  await keepInTables(db, companies);
  for (const [at, { companyId }] of companies.entries())
    await db
      .insertInto('company_domain')
      .values({ company_id: companyId, domain: `company-${at}.example` })
      .execute();
  const topics = Array.from({ length: topicsCount }, () => aCommunity());
  const communities = [...topics, ...companies.map(({ urlName: slug, name }) => aCommunity({ type: 'company', slug, name }))];
  await keepCommunities(db, communities);
  const mailbox = new MemoryMails(clock);
  const parts = adapterParts({ db, clock, secrets, mails: mailbox });
  const portsFor = adaptersFor(parts);
  const names = new Set<string>();
  const newName = (): string => {
    const name = madeUpName('en');
    return names.size < names.add(name).size ? name : newName();
  };
  return { database, db, clock, secrets, mailbox, communities, topicsCount, parts, log: [], newName, under: (persona) => portsFor({ ...noRequest, persona }) };
}
