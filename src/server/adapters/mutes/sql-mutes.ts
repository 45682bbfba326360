import { sql, type RawBuilder, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { mostMutes, mutesFailure, type Mute, type MuteKind, type Mutes } from '#core/moderation/mutes.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Resource } from '#core/votes/vote.ts';
import { personaFromRow, type PersonaRow } from '../personas/persona-row.ts';
import { personaColumns } from '../personas/persona-columns.ts';
import { randomId } from '../secrets/secrets.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import { columns, type Read } from '../database/table.ts';
import { mute as muteTable } from '../moderation/moderation-tables.ts';
import type { Tables } from '../tables.ts';
import { contentKindOf, shownToAll } from '../content-kinds.ts';
import { blockerOf } from './blocker-of.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

const own = columns(muteTable, 'id', 'kind', 'author_ref');

type MuteRow = Read<typeof own>;

/** Mutes, and the blocks among them. Both rows of a block are written in one transaction; they name their owner by hashes that are made for them alone, so that they lead to nothing else of the member. */
export class SqlMutes implements Mutes {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  list(): Promise<readonly Mute[]> {
    return this.#mutes(sql``);
  }

  /** Mutes of the caller, by the names of the personas. These are asked for by themselves, as they are of another family. */
  async #mutes(which: RawBuilder<unknown>): Promise<readonly Mute[]> {
    const { rows: mutes } = await sql<MuteRow>`select ${own} from mute where muter = ${this.#scope.keyFor('mutes')} ${which}`.execute(this.#scope.db);
    const byAuthor = new Map(mutes.map((mute) => [mute.author_ref, mute]));
    const { rows: personas } = await sql<PersonaRow>`select ref as author_ref, ${personaColumns} from persona
      where ref = any(${[...byAuthor.keys()]}::text[]) order by persona_name, ref limit ${sql.lit(mostMutes)}`.execute(this.#scope.db);
    return personas.flatMap((row) => {
      const mute = byAuthor.get(row.author_ref);
      return mute ? [{ muteId: mute.id, kind: mute.kind, author: personaFromRow(row) }] : [];
    });
  }

  async add({ resourceId, resourceType }: Resource, kind: MuteKind, persona: ProfileType): Promise<Mute> {
    const content = contentKindOf(resourceType);
    const { rows } = await sql<{
      readonly author_ref: string;
    }>`select author_ref from ${sql.table(content.table.name)} where id = ${resourceId} and exists (${shownToAll(content, resourceId)})`.execute(
      this.#scope.db,
    );
    const [found] = rows;
    if (!found) throw new Failure('missing');
    return this.addAuthor(found.author_ref, kind, persona);
  }

  /** Mutes an author whom the caller has met in another way than by what everybody reads. */
  async addAuthor(authorRef: string, kind: MuteKind, persona: ProfileType): Promise<Mute> {
    const muter = this.#scope.keyFor('mutes');
    if (this.#scope.personas.includes(authorRef)) throw new Failure('conflict', 'You cannot mute yourself.');
    await withAdvisoryLock(this.#scope.db, muter, async (transaction) => {
      await this.#refuseBeyondMost(transaction, muter, authorRef);
      await transaction
        .insertInto('mute')
        .values({ id: randomId(), muter, author_ref: authorRef, kind })
        .onConflict((conflict) => conflict.columns(['muter', 'author_ref']).doUpdateSet({ kind }))
        .execute();
      // One name of the caller is closed at most, also when a block whose answer was lost is pressed again under the other: both together would join them.
      await this.#open(transaction, authorRef);
      if (kind === 'BLOCK') await this.#close(transaction, persona, authorRef);
    });
    const [mute] = await this.#mutes(sql`and author_ref = ${authorRef}`);
    if (!mute) throw new Failure('missing');
    return mute;
  }

  /** Ends the mute of an author; nothing where there is none. */
  async removeAuthor(authorRef: string): Promise<void> {
    const mute = await this.#scope.db
      .selectFrom('mute')
      .select('id')
      .where('muter', '=', this.#scope.keyFor('mutes'))
      .where('author_ref', '=', authorRef)
      .executeTakeFirst();
    if (mute) await this.remove(mute.id);
  }

  async remove(muteId: string): Promise<void> {
    await this.#scope.db.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom('mute')
        .where('id', '=', muteId)
        .where('muter', '=', this.#scope.keyFor('mutes'))
        .returning('author_ref')
        .executeTakeFirst();
      if (!gone) throw new Failure('missing');
      await this.#open(transaction, gone.author_ref);
    });
  }

  async #refuseBeyondMost(transaction: Transaction<Tables>, muter: string, authorRef: string): Promise<void> {
    const { rows } = await sql<{ readonly held: number }>`select count(*)::int as held from mute
      where muter = ${muter} and author_ref <> ${authorRef}`.execute(transaction);
    const failure = mutesFailure(rows[0]?.held ?? 0);
    if (failure) throw failure;
  }

  async #close(transaction: Transaction<Tables>, persona: ProfileType, authorRef: string): Promise<void> {
    const blocker = blockerOf(this.#scope.secrets, this.#scope.persona(persona));
    await transaction
      .insertInto('block')
      .values({ blocker, author_ref: authorRef })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async #open(transaction: Transaction<Tables>, authorRef: string): Promise<void> {
    const blockers = this.#scope.personas.map((persona) => blockerOf(this.#scope.secrets, persona));
    await transaction.deleteFrom('block').where('author_ref', '=', authorRef).where('blocker', 'in', blockers).execute();
  }
}
