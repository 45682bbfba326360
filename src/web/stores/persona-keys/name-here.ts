import type { NamePlace } from '#core/persona-keys/name-place.ts';
import type { LocalKey } from '#core/persona-keys/persona-keys.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';

export interface NameHere {
  readonly persona: AnonymousPersona | undefined;
  /** True where the server keeps a key copy. Undefined while unknown. */
  readonly hasCopy: boolean | undefined;
  /** Keys a guest may choose from. */
  readonly offered: readonly LocalKey[];
  /** Others' keys left in a member's browser. */
  readonly others: readonly LocalKey[];
  /** Name that begins within the hour. */
  readonly waiting: string | undefined;
  /** True where the key has only the token for a name. */
  readonly isUnfinished: boolean;
  /** Name unknown to the server whose key is still here. */
  readonly deleted: string | undefined;
}

export const none: NameHere = { persona: undefined, hasCopy: undefined, offered: [], others: [], waiting: undefined, isUnfinished: false, deleted: undefined };

/** Name's place, also for guests with several keys and keys whose name is gone. */
export type NamePlaceHere = NamePlace | 'among-several' | 'gone';

export type NameDone = 'returned' | 'forgotten' | 'deleted' | 'made';
