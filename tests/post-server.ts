import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { MemberRole } from '#core/moderation/member-role.ts';
import type { Community } from '#core/communities/community.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { findsNothing, type AbuseClassifier } from '#core/abuse-classifier/abuse-classifier.ts';
import type { Rephrasers } from '#core/rephrase/rephrasers.ts';
import type { Caller } from '#core/sessions/request-context.ts';
import type { Member } from '#core/sessions/session.ts';
import { sanitizedDesignation, sanitizedFacts, sanitizedLine, sanitizedName } from '#server/adapters/content/sanitized-text.ts';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { CleanerRephrasers } from '#server/adapters/rephrase/cleaner-rephrasers.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { adapterParts } from './adapters.ts';
import { aDatabase, fillAsEver, type TestDatabase, testSecrets } from './database.ts';
import { FakeClock } from './fakes/fake-clock.ts';
import { portsInOneBrowser } from './anonymity/one-browser.ts';
import { aMember } from './members.ts';
import { anId, anonymous, designation } from './content.ts';
import { testDeclarations } from '#tests/database.ts';

export interface PostServer extends Pick<RequestScope, 'tables' | 'kinds'> {
  readonly database: TestDatabase;
  readonly db: TestDatabase['db'];
  readonly clock: FakeClock;
  readonly secrets: Secrets;
  readonly communities: readonly [Community, Community, Community, ...Community[]];
  /** New member who writes by a made-up name's key. Members with roles and non-writers go by session alone. */
  readonly aMember: (known?: { readonly isWriter?: boolean; readonly as?: ProfileType; readonly role?: MemberRole; readonly madeOn?: string }) => MemberPorts;
  readonly guest: Ports;
  /** Makes a persona of a key or of an account's designation. */
  readonly keep: (of: string, kind: ProfileType) => Promise<AnonymousPersona>;
  readonly aggregate: () => Promise<number>;
}

export interface MemberPorts extends Ports {
  readonly caller: Caller;
  readonly key: string;
  readonly byKey: Ports;
  readonly bySession: Ports;
}

export async function openPostServer(
  communities: readonly [Community, Community, Community, ...Community[]],
  rephrasers: Rephrasers = new CleanerRephrasers(),
  classifier: AbuseClassifier = findsNothing,
): Promise<PostServer> {
  const database = await aDatabase();
  const { db } = database;
  const clock = new FakeClock();
  const secrets = testSecrets;
  await fillAsEver({ db }, 'writers', () => keepWriters(db));
  await keepCommunities(db, communities);
  const writers = people.values();
  const portsFor = adaptersFor(adapterParts({ db, clock, secrets, rephrasers, classifier }));
  return {
    ...testDeclarations,
    database,
    db,
    clock,
    secrets,
    communities,
    aMember: ({ isWriter = true, role = 'member', as = isWriter && role === 'member' ? 'ANONYMOUS' : 'DESIGNATION', madeOn = '2026-01-01' } = {}) => {
      const member = isWriter ? writers.next().value : aMember({ isReader: true });
      if (!member) throw new Error('More people come in than this server was opened for.');
      const caller: Caller = { sessionId: `session${member.userId}`, member: { ...member, role }, madeOn, expiresAt: clock.now() + 900_000 };
      const key = keyOf(member.userId);
      const [byKey, bySession] = [portsFor({ ...noRequest, persona: key }), portsFor({ ...noRequest, caller })];
      return { ...portsInOneBrowser({ ANONYMOUS: byKey, DESIGNATION: bySession }, as), caller, key, byKey, bySession };
    },
    guest: portsFor(noRequest),
    keep: async (of, kind) => {
      const row = personaRow(secrets, of, kind);
      await db.insertInto('persona').values(row).execute();
      return { userName: row.name, avatarUri: row.avatar ?? '' };
    },
    aggregate: () => aggregateCounts(db, testDeclarations.kinds),
  };
}

// All of them have one name and one job, which are checked once: to look for abuse takes longer than to keep a writer.
const checkedName = sanitizedName(anonymous.name);
const checkedJob = sanitizedDesignation(designation.name);

const keyOf = (userId: string): string => createHash('sha256').update(userId).digest('base64url');

const personaRow = (secrets: Secrets, of: string, kind: ProfileType) =>
  kind === 'ANONYMOUS'
    ? { ref: of, kind, name: checkedName, name_key: anId('look'), avatar: '17-sky' }
    : { ref: secrets.personaOf(of), kind, name: checkedJob, name_key: null, avatar: null };

/** Members who have made both personas already. */
const people: readonly Member[] = Array.from({ length: 80 }, () => aMember({ isReader: true, isWriter: true }));

async function keepWriters(db: TestDatabase['db']): Promise<void> {
  const personas = people.flatMap(({ userId }) => [personaRow(testSecrets, keyOf(userId), 'ANONYMOUS'), personaRow(testSecrets, userId, 'DESIGNATION')]);
  await db.insertInto('persona').values(personas).execute();
}

export async function keepCommunities(db: TestDatabase['db'], communities: readonly Community[]): Promise<void> {
  await db
    .insertInto('community')
    .values(
      communities.map(({ entityId, type, slug, name, names, sign, category, about, abouts, isClosed, topicMeta }) => ({
        id: entityId,
        type,
        url_name: slug,
        name: sanitizedLine(name),
        names: sanitizedFacts(names),
        sign,
        category: sanitizedLine(category),
        about: sanitizedLine(about),
        abouts: sanitizedFacts(abouts),
        is_closed: isClosed,
        posts_count: topicMeta.posts,
        followers_count: topicMeta.followers,
      })),
    )
    .execute();
}

/** Votes recounted from their rows, to compare with stored counts. */
export async function countedVotes(db: TestDatabase['db'], thing: string): Promise<{ readonly ups: number; readonly downs: number }> {
  const { rows } = await sql<{
    readonly ups: number;
    readonly downs: number;
  }>`select count(*) filter (where kind = 1)::integer as ups, count(*) filter (where kind = -1)::integer as downs from vote where thing = ${thing}`.execute(db);
  return rows[0] ?? { ups: 0, downs: 0 };
}
