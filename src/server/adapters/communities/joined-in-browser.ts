import { sql, type Kysely, type Transaction } from 'kysely';
import { mostJoinedHere } from '#core/communities/communities.ts';
import { Failure } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { JoinedJar } from '#core/sessions/token-jar.ts';
import { ledOn, movedCommunities } from '../companies/moved-company.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { FollowerChanges } from '../caller/follower-changes.ts';
import { noteFollowers } from './note-followers.ts';

/** A change of the list: communities that are joined, and communities that are left. */
export interface JoinedChange {
  readonly join?: readonly string[];
  readonly leave?: readonly string[];
}

/** The list as it is sealed, with the moment at which the browser got it. */
interface Kept {
  readonly ids: readonly string[];
  readonly at: number;
}

/** The parts of a request that reads and writes a list in the browser. */
export interface BrowserParts {
  readonly db: Kysely<Tables>;
  readonly secrets: Pick<Secrets, 'seal' | 'unseal'>;
  readonly now: number;
  readonly today: string;
  readonly jar: JoinedJar;
  /** The changes of follower counts that were counted today; without it every change counts. */
  readonly followerChanges: FollowerChanges | undefined;
}

const purpose = 'joined communities';
/** Browsers drop a cookie of more than 4,096 bytes with its name and attributes. */
const mostBytes = 3_500;
/** A browser keeps the cookie for 400 days; in use it is renewed well before. */
const renewalMs = 30 * dayMs;

/**
 * The list kept by the browser alone, sealed for the account: no row says which communities an account has joined, so that the server cannot hold that against
 * where a made-up name posts. On another device the member joins again. Accounts that share a browser have a list each, as long as there is room.
 */
export class JoinedInBrowser {
  readonly #parts: BrowserParts;
  readonly #member: string;

  constructor(parts: BrowserParts, member: string) {
    this.#parts = parts;
    this.#member = member;
  }

  async ids(): Promise<readonly string[]> {
    return ledOn(this.#parts.db, this.#kept?.ids ?? []);
  }

  /** Joins and leaves, and notes the follower counts that really change. A community that is gone is left out. */
  async change(transaction: Transaction<Tables>, { join = [], leave = [] }: JoinedChange): Promise<void> {
    const { before, there } = await this.#before(transaction, [...join, ...leave]);
    const joined = [...new Set(join)].filter((id) => !before.has(id) && there.has(id));
    const left = new Set(leave.filter((id) => before.has(id)));
    const after = [...before].filter((id) => !left.has(id)).concat(joined);
    if (joined.length > 0 && after.length > mostJoinedHere)
      throw new Failure('conflict', `A browser can store at most ${mostJoinedHere} communities. Leave one first.`, { code: 'TOO_MANY' });
    await this.#note(transaction, joined, 1);
    const leftHere = [...left].filter((id) => there.has(id));
    await this.#note(transaction, leftHere, -1);
    this.#keep(after);
  }

  /** Follows companies that were merged, and renews a cookie before it expires. */
  async settle(): Promise<void> {
    const { db, now } = this.#parts;
    const kept = this.#kept;
    await db.transaction().execute(async (transaction) => {
      const { before, there } = await this.#before(transaction);
      if (before.size === 0) return;
      const after = [...before].filter((id) => there.has(id));
      if (after.join() !== kept?.ids.join() || now - kept.at > renewalMs) this.#keep(after);
    });
  }

  /**
   * The list by now, and which communities are there of it and of those that are asked about. A company that was merged into another leads on to that one,
   * which its followers were counted to; anyone who had joined both is counted once from now on.
   */
  async #before(transaction: Transaction<Tables>, asked: readonly string[] = []) {
    const all = this.#kept?.ids ?? [];
    const there = await existing(transaction, [...all, ...asked]);
    const gone = all.filter((id) => !there.has(id));
    const moved = await movedCommunities(transaction, gone);
    const led = all.map((id) => moved.get(id) ?? id);
    const twice = all.filter((_id, at) => led.indexOf(led[at] ?? '') < at);
    await this.#note(transaction, twice, -1, moved);
    return { before: new Set(led), there: new Set([...there, ...moved.values()]) };
  }

  /** Notes a follower more or less of each, or of the one that it was merged into, where this counts today. */
  async #note(transaction: Transaction<Tables>, ids: readonly string[], by: 1 | -1, moved?: ReadonlyMap<string, string>): Promise<void> {
    const { followerChanges, today } = this.#parts;
    const counted = ids.filter((id) => followerChanges?.counts(today, this.#member, id, by) ?? true);
    const things = counted.map((id) => moved?.get(id) ?? id);
    await noteFollowers(transaction, things, by);
  }

  get #kept(): Kept | undefined {
    return this.#lists.map((sealed) => this.#opened(sealed)).find((kept) => kept !== undefined);
  }

  /** Puts the list first, and after it those of other accounts for which there is room. */
  #keep(ids: readonly string[]): void {
    const { secrets, jar, now } = this.#parts;
    const own = ids.length > 0 ? [secrets.seal(this.#purpose, { ids, at: now } satisfies Kept)] : [];
    const others = this.#lists.filter((sealed) => this.#opened(sealed) === undefined);
    jar.keepJoined([...own, ...others].reduce((all, sealed) => (all.length + sealed.length < mostBytes ? [all, sealed].filter(Boolean).join('.') : all), ''));
  }

  #opened(sealed: string): Kept | undefined {
    return this.#parts.secrets.unseal(this.#purpose, sealed) as Kept | undefined;
  }

  get #lists(): readonly string[] {
    return (this.#parts.jar.joined() ?? '').split('.').filter(Boolean);
  }

  get #purpose(): string {
    return JSON.stringify([purpose, this.#member]);
  }
}

/** The communities of these ids that are there. One that is about to be merged into another is waited for. */
async function existing(transaction: Transaction<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly id: string }>`select id from community where id = any(${ids}::text[]) order by id for key share`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}
