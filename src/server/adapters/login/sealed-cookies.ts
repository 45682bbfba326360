import { dayOf } from '#core/figures/ago.ts';
import type { SealedIntent } from '#core/sessions/token-jar.ts';
import { hashed, randomSecret } from '../secrets/secrets.ts';
import type { RequestScope } from '../caller/request-scope.ts';

/** The content of a sealed cookie: its value, until when it is good, and the random name that is spent when it is used. */
interface Sealed {
  readonly name: string;
  readonly until: number;
  readonly value: unknown;
}

/**
 * Sealed one-time cookies: the server's memory of something that a browser has begun, such as a login. The browser keeps it, sealed, so that
 * beginning costs us nothing; only that a sealed cookie was used is written down, so that none is used twice.
 */
export class SealedCookies {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  give(intent: SealedIntent, value: object, forMs: number): void {
    const { now, secrets, context } = this.#scope;
    const sealed: Sealed = { name: randomSecret(16), until: now + forMs, value };
    context.jar.keepSealed(intent, secrets.seal(intent, sealed), forMs);
  }

  /** The value of the cookie that came along, as long as it is in time. It is not used by that. */
  peek<Value>(intent: SealedIntent): Value | undefined {
    const sealed = this.#opened(intent);
    return sealed && this.#scope.now < sealed.until ? (sealed.value as Value) : undefined;
  }

  /** The value of the cookie that came along, as long as it is `wanted`, in time, and was not used before; from now on it was. */
  async take<Value>(intent: SealedIntent, wanted: (value: Value) => boolean = () => true): Promise<Value | undefined> {
    const { jar } = this.#scope.context;
    const sealed = this.#opened(intent);
    const value = sealed?.value as Value | undefined;
    if (!sealed || value === undefined || !wanted(value)) return undefined;
    jar.dropSealed(intent);
    return this.#scope.now < sealed.until && (await this.#spend(sealed.name)) ? value : undefined;
  }

  #opened(intent: SealedIntent): Sealed | undefined {
    const { secrets, context } = this.#scope;
    const text = context.jar.sealed(intent);
    return text === undefined ? undefined : (secrets.unseal(intent, text) as Sealed | undefined);
  }

  async #spend(name: string): Promise<boolean> {
    const spent_on = dayOf(this.#scope.now);
    const spent = await this.#scope.db
      .insertInto('spent_note')
      .values({ hash: hashed(name), spent_on })
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .executeTakeFirst();
    return spent !== undefined;
  }
}
