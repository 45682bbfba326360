import { sql } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Mute, MuteKind, Mutes } from '#core/moderation/mutes.ts';
import { profileTypes } from '#core/persona/profile-type.ts';
import type { Resource } from '#core/votes/vote.ts';
import { faceIn, type FaceRow } from './face.ts';
import { randomId } from './secrets.ts';
import { shownToAll } from './shown-to-all.ts';
import { TalkDesk, type TalkParts } from './talk-desk.ts';

interface MuteRow extends FaceRow {
  readonly id: string;
  readonly kind: MuteKind;
}

export class SqlMutes implements Mutes {
  readonly #desk: TalkDesk;

  constructor(parts: TalkParts) {
    this.#desk = new TalkDesk(parts);
  }

  async list(): Promise<readonly Mute[]> {
    const { rows } =
      await sql<MuteRow>`select mute.id, mute.kind, author_ref, persona.kind as face_kind, name as face_name, avatar as face_avatar, is_verified as face_verified
      from mute join persona on ref = author_ref where muter = ${this.#desk.reference('mutes')} order by name, mute.id limit 200`.execute(this.#desk.db);
    return rows.map((row) => ({ muteId: row.id, kind: row.kind, author: faceIn(row) }));
  }

  async add({ resourceId, resourceType }: Resource, kind: MuteKind): Promise<Mute> {
    const muter = this.#desk.reference('mutes');
    const table = resourceType === 'POST' ? 'post' : 'comment';
    const { rows } = await sql<{
      readonly author_ref: string;
    }>`select author_ref from ${sql.table(table)} where id = ${resourceId} and exists (${shownToAll({ resourceId, resourceType })})`.execute(this.#desk.db);
    const [found] = rows;
    if (!found) throw new Failure('missing');
    if (this.#desk.faces.includes(found.author_ref)) throw new Failure('conflict', 'You cannot mute yourself.');
    await this.#desk.db
      .insertInto('mute')
      .values({ id: randomId(), muter, author_ref: found.author_ref, kind })
      .onConflict((conflict) => conflict.columns(['muter', 'author_ref']).doUpdateSet({ kind }))
      .execute();
    await this.#setBlock(found.author_ref, kind === 'BLOCK');
    const { id } = await this.#desk.db
      .selectFrom('mute')
      .select('id')
      .where('muter', '=', muter)
      .where('author_ref', '=', found.author_ref)
      .executeTakeFirstOrThrow();
    const mute = (await this.list()).find(({ muteId }) => muteId === id);
    if (!mute) throw new Failure('missing');
    return mute;
  }

  async remove(muteId: string): Promise<void> {
    const gone = await this.#desk.db
      .deleteFrom('mute')
      .where('id', '=', muteId)
      .where('muter', '=', this.#desk.reference('mutes'))
      .returning('author_ref')
      .executeTakeFirst();
    if (!gone) throw new Failure('missing');
    await this.#setBlock(gone.author_ref, false);
  }

  /** Both faces of the member are closed to whoever is blocked, each by a sum of its own. */
  async #setBlock(authorRef: string, isBlocked: boolean): Promise<void> {
    const blockers = profileTypes.map((type) => blockerOf(this.#desk, this.#desk.persona(type)));
    if (!isBlocked) await this.#desk.db.deleteFrom('block').where('author_ref', '=', authorRef).where('blocker', 'in', blockers).execute();
    else
      await this.#desk.db
        .insertInto('block')
        .values(blockers.map((blocker) => ({ blocker, author_ref: authorRef })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

/** By what a face closes itself to others. */
export const blockerOf = (desk: TalkDesk, personaRef: string): string => desk.secrets.reference('block', personaRef);
