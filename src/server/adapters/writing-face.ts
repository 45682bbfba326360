import type { Kysely } from 'kysely';
import { avatarColours, avatarPictures, avatarUriOf } from '#core/persona/avatar.ts';
import type { ProfileType } from '#core/persona/profile-type.ts';
import type { Tables } from './tables.ts';
import type { TalkDesk } from './talk-desk.ts';

const firsts = [
  'Quiet',
  'Steady',
  'Bright',
  'Early',
  'Gentle',
  'Curious',
  'Patient',
  'Brave',
  'Calm',
  'Honest',
  'Mellow',
  'Swift',
  'Kind',
  'Plain',
  'Warm',
  'Sharp',
] as const;
const seconds = [
  'Banyan',
  'Marigold',
  'Kite',
  'Neem',
  'Myna',
  'Jasmine',
  'Peepal',
  'Monsoon',
  'Lotus',
  'Koel',
  'Mango',
  'Chai',
  'Ferry',
  'Lantern',
  'Tabla',
  'Rangoli',
] as const;
const mostTries = 20;

/** The face under which a member writes: the one they chose, or a neutral one that is made now, so that nobody has to choose before writing. */
export class WritingFace {
  readonly #desk: TalkDesk;

  constructor(desk: TalkDesk) {
    this.#desk = desk;
  }

  /** Answers by what the face is kept. */
  async for(db: Kysely<Tables>, profileType: ProfileType): Promise<string> {
    const ref = this.#desk.persona(profileType);
    const known = await db.selectFrom('persona').select('ref').where('ref', '=', ref).executeTakeFirst();
    if (known) return ref;
    if (profileType === 'DESIGNATION') {
      const neutral = { ref, kind: profileType, name: 'Working professional', name_key: null, avatar: null };
      await db
        .insertInto('persona')
        .values(neutral)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return ref;
    }
    for (let tries = 0; tries < mostTries; tries++) {
      const name = `${anyOf(firsts)} ${anyOf(seconds)} ${Math.floor(100 + Math.random() * 9_900)}`;
      const avatar = avatarUriOf({ picture: Math.floor(Math.random() * avatarPictures), colour: anyOf(avatarColours) });
      const face = { ref, kind: profileType, name, name_key: name.toLowerCase().replaceAll(' ', ''), avatar };
      await db
        .insertInto('persona')
        .values(face)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const made = await db.selectFrom('persona').select('ref').where('ref', '=', ref).executeTakeFirst();
      if (made) return ref;
    }
    throw new Error('No name was free.');
  }
}

const anyOf = <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(Math.random() * items.length)] ?? items[0];
