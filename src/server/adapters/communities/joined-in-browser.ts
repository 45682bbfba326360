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

export interface JoinedChange {
  readonly join?: readonly string[];
  readonly leave?: readonly string[];
}

interface Kept {
  readonly ids: readonly string[];
  readonly at: number;
}

export interface BrowserParts {
  readonly db: Kysely<Tables>;
  readonly secrets: Pick<Secrets, 'seal' | 'unseal'>;
  readonly now: number;
  readonly today: string;
  readonly jar: JoinedJar;
  /** Counts each change without it. */
  readonly followerChanges: FollowerChanges | undefined;
}

const purpose = 'joined communities';
/** Leaves room below the 4,096 bytes at which browsers drop a cookie. */
const mostBytes = 3_500;
/** Renewal well before the 400 days of the cookie. */
const renewalMs = 30 * dayMs;

/** Kept sealed in the browser alone, so no server row links an account to its communities. */
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

  /** Skips missing communities and counts only real changes. */
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

  /** Follows company mergers, and renews an expiring cookie. */
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

  /** Current list and existing communities, following mergers and counting doubles once. */
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

  /** Adjusts follower counts, including merged targets, where the change counts today. */
  async #note(transaction: Transaction<Tables>, ids: readonly string[], by: 1 | -1, moved?: ReadonlyMap<string, string>): Promise<void> {
    const { followerChanges, today } = this.#parts;
    const counted = ids.filter((id) => followerChanges?.counts(today, this.#member, id, by) ?? true);
    const things = counted.map((id) => moved?.get(id) ?? id);
    await noteFollowers(transaction, things, by);
  }

  get #kept(): Kept | undefined {
    return this.#lists.map((sealed) => this.#opened(sealed)).find((kept) => kept !== undefined);
  }

  /** Puts this account first, then others while space remains. */
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

/** Waits for communities that are about to be merged. */
async function existing(transaction: Transaction<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly id: string }>`select id from community where id = any(${ids}::text[]) order by id for key share`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}
