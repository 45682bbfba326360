import type { NamePlace } from '#core/persona-keys/name-place.ts';
import type { LocalKey } from '#core/persona-keys/persona-keys.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';

/** The made-up name whose key this browser holds. */
export interface NameHere {
  readonly persona: AnonymousPersona | undefined;
  /** Whether the server keeps a copy of the key; unknown while it cannot be asked. */
  readonly hasCopy: boolean | undefined;
  /** The keys that a guest may choose from. */
  readonly offered: readonly LocalKey[];
  /** The keys that others have left in the browser of a member. */
  readonly others: readonly LocalKey[];
  /** The name of the key that is here, which begins within the hour. */
  readonly waiting: string | undefined;
  /** Whether the key that is here has the token for a name alone. */
  readonly isUnfinished: boolean;
  /** The name that the server does not know any more, while its key is here. */
  readonly deleted: string | undefined;
}

/** No key, and nothing that was left of one. */
export const none: NameHere = { persona: undefined, hasCopy: undefined, offered: [], others: [], waiting: undefined, isUnfinished: false, deleted: undefined };

/** The place of a made-up name on its page: beside what a member has, a guest may find its key among several, and a key may be here whose name is gone. */
export type NamePlaceHere = NamePlace | 'among-several' | 'gone';

/** The deed just before the page was loaded. */
export type NameDone = 'returned' | 'forgotten' | 'deleted' | 'made';
