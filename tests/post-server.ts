import { sql } from 'kysely';
import type { MemberRole } from '#core/moderation/member-role.ts';
import type { Community } from '#core/communities/community.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import { nothingLearned, type Likeness } from '#core/likeness/likeness.ts';
import type { Rephrasers } from '#core/rephrase/rephrasers.ts';
import type { Caller } from '#core/sessions/request-context.ts';
import type { Member } from '#core/sessions/session.ts';
import { sanitizedDesignation, sanitizedIfAny, sanitizedLine, sanitizedName } from '#server/adapters/content/sanitized-text.ts';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { CleanerRephrasers } from '#server/adapters/rephrase/cleaner-rephrasers.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { adapterParts } from './adapters.ts';
import { aDatabase, type TestDatabase } from './database.ts';
import { FakeClock } from './fakes/fake-clock.ts';
import { aMember } from './members.ts';
import { anId, anonymous, designation } from './content.ts';

/** A test server of posts: a database, its adapters, and the members who use them. */
export interface PostServer {
  readonly db: TestDatabase['db'];
  readonly clock: FakeClock;
  readonly secrets: Secrets;
  readonly communities: readonly [Community, Community, Community, ...Community[]];
  /** A new member, who writes under both personas unless it is said otherwise. */
  readonly aMember: (known?: { readonly isWriter?: boolean; readonly only?: ProfileType; readonly role?: MemberRole; readonly madeOn?: string }) => MemberPorts;
  readonly guest: Ports;
  readonly aggregate: () => Promise<number>;
}

/** A member, with the ports of all that they can do. */
export interface MemberPorts extends Ports {
  readonly caller: Caller;
}

/** Opens a server with the given communities. */
export async function openPostServer(
  communities: readonly [Community, Community, Community, ...Community[]],
  rephrasers: Rephrasers = new CleanerRephrasers(),
  likeness: Likeness = nothingLearned,
): Promise<PostServer> {
  const { db } = await aDatabase();
  const clock = new FakeClock();
  const secrets = new Secrets(Buffer.alloc(32, 9));
  await keepCommunities(db, communities);
  const writers = {
    both: await keepWriters({ db, secrets }, profileTypes, 80),
    ANONYMOUS: await keepWriters({ db, secrets }, ['ANONYMOUS'], 1),
    DESIGNATION: await keepWriters({ db, secrets }, ['DESIGNATION'], 1),
  };
  const portsFor = adaptersFor(adapterParts({ db, clock, secrets, rephrasers, likeness }));
  return {
    db,
    clock,
    secrets,
    communities,
    aMember: ({ isWriter = true, only, role = 'member', madeOn = '2026-01-01' } = {}) => {
      const member = isWriter ? writers[only ?? 'both'].next().value : aMember({ isReader: true });
      if (!member) throw new Error('More people come in than this server was opened for.');
      const caller: Caller = { sessionId: `session${member.userId}`, member: { ...member, role }, madeOn, expiresAt: clock.now() + 900_000 };
      return { ...portsFor({ ...noRequest, caller }), caller };
    },
    guest: portsFor(noRequest),
    aggregate: () => aggregateCounts(db),
  };
}

// All of them have one name and one job, which are checked once: to look for abuse takes longer than to keep a writer.
const checkedName = sanitizedName(anonymous.name);
const checkedJob = sanitizedDesignation(designation.name);

/** Members who have made these personas already, one after the other. */
async function keepWriters(
  { db, secrets }: Pick<PostServer, 'db' | 'secrets'>,
  kinds: readonly ProfileType[],
  count: number,
): Promise<Iterator<Member, undefined>> {
  const members = Array.from({ length: count }, () => aMember({ isReader: true, isWriter: true }));
  const personas = members.flatMap(({ userId }) =>
    kinds.map((kind) => {
      const persona =
        kind === 'ANONYMOUS' ? { name: checkedName, name_key: anId('look'), avatar: '17-sky' } : { name: checkedJob, name_key: null, avatar: null };
      return { ref: secrets.personaOf(userId, kind), kind, ...persona };
    }),
  );
  await db.insertInto('persona').values(personas).execute();
  return members.values();
}

/** Puts communities into an empty database. */
export async function keepCommunities(db: TestDatabase['db'], communities: readonly Community[]): Promise<void> {
  await db
    .insertInto('community')
    .values(
      communities.map(({ entityId, type, slug, name, nameInHindi, sign, category, about, aboutInHindi, isClosed, topicMeta }) => ({
        id: entityId,
        type,
        url_name: slug,
        name: sanitizedLine(name),
        name_hi: sanitizedIfAny(nameInHindi),
        sign,
        category: sanitizedLine(category),
        about: sanitizedLine(about),
        about_hi: sanitizedIfAny(aboutInHindi),
        is_closed: isClosed,
        posts_count: topicMeta.posts,
        followers_count: topicMeta.followers,
      })),
    )
    .execute();
}

/** The votes on a post or comment counted from their rows, as every stored count of them ought to be. */
export async function countedVotes(db: TestDatabase['db'], thing: string): Promise<{ readonly ups: number; readonly downs: number }> {
  const { rows } = await sql<{
    readonly ups: number;
    readonly downs: number;
  }>`select count(*) filter (where kind = 1)::integer as ups, count(*) filter (where kind = -1)::integer as downs from vote where thing = ${thing}`.execute(db);
  return rows[0] ?? { ups: 0, downs: 0 };
}
