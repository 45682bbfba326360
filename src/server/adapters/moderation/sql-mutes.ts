import { sql, type RawBuilder, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Mute, MuteKind, Mutes } from '#core/moderation/mutes.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Resource } from '#core/votes/vote.ts';
import { personaFromRow, type PersonaRow } from '../personas/persona-row.ts';
import { personaColumns } from '../personas/persona-columns.ts';
import { randomId, type Secrets } from '../secrets/secrets.ts';
import { columns, type Read } from '../database/table.ts';
import { mute as muteTable } from './moderation-tables.ts';
import type { Tables } from '../tables.ts';
import { shownToAll } from '../votes/shown-to-all.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

const own = columns(muteTable, 'id', 'kind', 'author_ref');

type MuteRow = Read<typeof own> & PersonaRow;

/** Mutes, and the blocks among them. Both rows of a block are written in one transaction; they name their owner by hashes that are made for them alone, so that they lead to nothing else of the member. */
export class SqlMutes implements Mutes {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  list(): Promise<readonly Mute[]> {
    return this.#mutes(sql`order by persona_name, mute.id limit 200`);
  }

  /** Mutes of the caller. */
  async #mutes(which: RawBuilder<unknown>): Promise<readonly Mute[]> {
    const { rows } = await sql<MuteRow>`select ${own}, ${personaColumns}
      from mute join persona on ref = author_ref where muter = ${this.#scope.keyFor('mutes')} ${which}`.execute(this.#scope.db);
    return rows.map((row) => ({ muteId: row.id, kind: row.kind, author: personaFromRow(row) }));
  }

  async add({ resourceId, resourceType }: Resource, kind: MuteKind, persona: ProfileType): Promise<Mute> {
    const muter = this.#scope.keyFor('mutes');
    const table = resourceType === 'POST' ? 'post' : 'comment';
    const { rows } = await sql<{
      readonly author_ref: string;
    }>`select author_ref from ${sql.table(table)} where id = ${resourceId} and exists (${shownToAll({ resourceId, resourceType })})`.execute(this.#scope.db);
    const [found] = rows;
    if (!found) throw new Failure('missing');
    if (this.#scope.personas.includes(found.author_ref)) throw new Failure('conflict', 'You cannot mute yourself.');
    await this.#scope.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('mute')
        .values({ id: randomId(), muter, author_ref: found.author_ref, kind })
        .onConflict((conflict) => conflict.columns(['muter', 'author_ref']).doUpdateSet({ kind }))
        .execute();
      if (kind === 'BLOCK') await this.#close(transaction, persona, found.author_ref);
      else await this.#open(transaction, found.author_ref);
    });
    const [mute] = await this.#mutes(sql`and author_ref = ${found.author_ref}`);
    if (!mute) throw new Failure('missing');
    return mute;
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

/** Pseudonym under which a persona keeps its blocks. */
export const blockerOf = (secrets: Pick<Secrets, 'reference'>, personaRef: string): string => secrets.reference('block', personaRef);
