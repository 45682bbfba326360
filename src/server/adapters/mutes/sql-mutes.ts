import { sql, type RawBuilder, type Transaction } from 'kysely';
import { existing, Failure } from '#core/failure.ts';
import { mostMutes, mutesFailure, type Mute, type MuteKind, type Mutes } from '#core/moderation/mutes.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Resource } from '#core/votes/vote.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import { personaFromRow } from '../personas/persona-row.ts';
import { personasByRef } from '../personas/personas-by-ref.ts';
import { randomId } from '../secrets/secrets.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import { columns, type Read } from '../database/table.ts';
import { mute as muteTable } from './mute-tables.ts';
import type { Tables } from '../database/tables.ts';
import { shownToAll } from '../content-kinds.ts';
import { blockerOf, blockPlaceOf } from './blocker-of.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

const own = columns(muteTable, 'id', 'kind', 'author_ref', 'thing');

type MuteRow = Read<typeof own>;

interface MuteTarget {
  readonly author_ref: string;
  readonly thing: string;
}

/** Writes both rows of a block in one transaction, under hashes that lead to nothing else of the member. */
export class SqlMutes implements Mutes {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  list(): Promise<readonly Mute[]> {
    return this.#mutes(sql``);
  }

  /** Caller's mutes; equal names are ordered by random id, so that none reveals one person behind both. */
  async #mutes(which: RawBuilder<unknown>): Promise<readonly Mute[]> {
    const { rows: mutes } = await sql<MuteRow>`select ${own} from mute where muter = ${this.#scope.keyFor('mutes')} ${which}
      order by id limit ${sql.lit(mostMutes)}`.execute(this.#scope.db);
    const personas = await personasByRef(
      this.#scope.db,
      mutes.map(({ author_ref }) => author_ref),
    );
    const things = await this.#thingsToTell(mutes);
    const shown = mutes.flatMap(({ id, kind, author_ref, thing }) => {
      const persona = personas.get(author_ref);
      return persona ? [{ muteId: id, kind, author: personaFromRow(persona), ...(things.has(thing) && { resourceId: thing }) }] : [];
    });
    return shown.toSorted(({ author: one }, { author: other }) => (one.name < other.name ? -1 : Number(one.name > other.name)));
  }

  /** Muted things sent to a key, whose device filters session requests; excludes conversations. */
  async #thingsToTell(mutes: readonly MuteRow[]): Promise<ReadonlySet<string>> {
    const things = mutes.flatMap(({ thing }) => (thing === '' ? [] : [thing]));
    if (!this.#scope.isSigned || things.length === 0) return new Set();
    const { rows } = await sql<{ readonly id: string }>`select id from ${this.#scope.kinds.contentBy('id', things, 'id')}`.execute(this.#scope.db);
    return new Set(rows.map(({ id }) => id));
  }

  async add({ resourceId, resourceType }: Resource, kind: MuteKind, persona: ProfileType): Promise<Mute> {
    const kindOfThing = this.#scope.kinds.of(resourceType);
    const { rows } = await sql<{
      readonly author_ref: string;
    }>`select author_ref from ${sql.table(kindOfThing.table.name)} where id = ${resourceId} and exists (${shownToAll(kindOfThing, resourceId)})`.execute(
      this.#scope.db,
    );
    const [found] = rows;
    if (!found) throw new Failure('missing');
    return this.addIn({ author_ref: found.author_ref, thing: resourceId }, kind, persona);
  }

  /** Mutes a made-up name everywhere, but anonymous authors in this thing only, so that none are linked (F-16). */
  async addIn(met: MuteTarget, kind: MuteKind, persona: ProfileType): Promise<Mute> {
    const muter = this.#scope.keyFor('mutes');
    if (this.#scope.personas.includes(met.author_ref)) throw new Failure('conflict', 'You cannot mute yourself.');
    const target = await this.#targetOf(met);
    await withAdvisoryLock(this.#scope.db, muter, async (transaction) => {
      await this.#refuseBeyondMost(transaction, muter, target);
      await transaction
        .insertInto('mute')
        .values({ id: randomId(), muter, ...target, kind })
        .onConflict((conflict) => conflict.columns(['muter', 'author_ref', 'thing']).doUpdateSet({ kind }))
        .execute();
      // One name of the caller is closed at most, also when a block whose answer was lost is pressed again under the other: both together would join them.
      await this.#open(transaction, target);
      if (kind === 'BLOCK') await this.#close(transaction, persona, target);
    });
    const [mute] = await this.#mutes(sql`and author_ref = ${target.author_ref} and thing = ${target.thing}`);
    return existing(mute);
  }

  async removeIn(met: MuteTarget): Promise<void> {
    const { author_ref, thing } = await this.#targetOf(met);
    const mute = await this.#scope.db
      .selectFrom('mute')
      .select('id')
      .where('muter', '=', this.#scope.keyFor('mutes'))
      .where('author_ref', '=', author_ref)
      .where('thing', '=', thing)
      .executeTakeFirst();
    if (mute) await this.remove(mute.id);
  }

  async remove(muteId: string): Promise<void> {
    await this.#scope.db.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom('mute')
        .where('id', '=', muteId)
        .where('muter', '=', this.#scope.keyFor('mutes'))
        .returning(['author_ref', 'thing'])
        .executeTakeFirst();
      if (!gone) throw new Failure('missing');
      await this.#open(transaction, gone);
    });
  }

  async #targetOf({ author_ref, thing }: MuteTarget): Promise<MuteTarget> {
    const author = await this.#scope.db.selectFrom('persona').select('kind').where('ref', '=', author_ref).executeTakeFirst();
    return { author_ref, thing: author?.kind === 'DESIGNATION' ? thing : '' };
  }

  async #refuseBeyondMost(transaction: Transaction<Tables>, muter: string, { author_ref, thing }: MuteTarget): Promise<void> {
    const { rows } = await sqlOfOwn<{ readonly stored: number }>`select count(*)::int as stored from mute
      where muter = ${muter} and (author_ref <> ${author_ref} or thing <> ${thing})`.execute(transaction);
    const failure = mutesFailure(rows[0]?.stored ?? 0);
    if (failure) throw failure;
  }

  async #close(transaction: Transaction<Tables>, persona: ProfileType, { author_ref, thing }: MuteTarget): Promise<void> {
    const { secrets } = this.#scope;
    const blocker = blockerOf(secrets, this.#scope.persona(persona));
    await transaction
      .insertInto('block')
      .values({ blocker, author_ref, place: blockPlaceOf(secrets, thing) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async #open(transaction: Transaction<Tables>, { author_ref, thing }: MuteTarget): Promise<void> {
    const { secrets } = this.#scope;
    const blockers = this.#scope.personas.map((persona) => blockerOf(secrets, persona));
    await transaction
      .deleteFrom('block')
      .where('author_ref', '=', author_ref)
      .where('place', '=', blockPlaceOf(secrets, thing))
      .where('blocker', 'in', blockers)
      .execute();
  }
}
