import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import type { Errand, TokenJar } from '#core/sessions/token-jar.ts';
import { hashed, randomSecret, type Secrets } from '../secrets/secrets.ts';
import { dayOf } from '../sessions/session-start.ts';
import type { Tables } from '../tables.ts';

interface NoteParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly secrets: Pick<Secrets, 'seal' | 'unseal'>;
  readonly jar: Pick<TokenJar, 'note' | 'keepNote' | 'dropNote'>;
}

/** What stands in a note beside its value. */
interface Sealed {
  readonly name: string;
  readonly until: number;
  readonly value: unknown;
}

/**
 * What the server has to remember of something that a browser has begun. The browser keeps it, sealed, so that beginning costs us nothing;
 * only that a note was used is written down, so that none is used twice.
 */
export class Notes {
  readonly #db: Kysely<Tables>;
  readonly #parts: NoteParts;

  constructor(db: Kysely<Tables>, parts: NoteParts) {
    this.#db = db;
    this.#parts = parts;
  }

  give(intent: Errand, value: object, forMs: number): void {
    const { clock, secrets, jar } = this.#parts;
    const sealed: Sealed = { name: randomSecret(16), until: clock.now() + forMs, value };
    jar.keepNote(intent, secrets.seal(intent, sealed), forMs);
  }

  /** The value of the note that came along, as long as it is `wanted`, in time, and was not used before; from now on it was. */
  async take<Value>(intent: Errand, wanted: (value: Value) => boolean = () => true): Promise<Value | undefined> {
    const { clock, secrets, jar } = this.#parts;
    const text = jar.note(intent);
    const sealed = text === undefined ? undefined : (secrets.unseal(intent, text) as Sealed | undefined);
    const value = sealed?.value as Value | undefined;
    if (!sealed || value === undefined || !wanted(value)) return undefined;
    jar.dropNote(intent);
    return clock.now() < sealed.until && (await this.#spend(sealed.name)) ? value : undefined;
  }

  async #spend(name: string): Promise<boolean> {
    const spent_on = dayOf(this.#parts.clock.now());
    const spent = await this.#db
      .insertInto('spent_note')
      .values({ hash: hashed(name), spent_on })
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .executeTakeFirst();
    return spent !== undefined;
  }
}
