import { dayOf } from '#core/figures/ago.ts';
import type { SealedIntent } from '#core/sessions/token-jar.ts';
import { hashed, randomSecret } from '../secrets/secrets.ts';
import type { RequestScope } from '../caller/request-scope.ts';

interface Sealed {
  readonly name: string;
  readonly until: number;
  readonly value: unknown;
}

/** Sealed one-time cookies: the browser stores begun work such as a login, the server only each use. */
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

  /** Value of a valid cookie, without using it up. */
  peek<Value>(intent: SealedIntent): Value | undefined {
    const sealed = this.#opened(intent);
    return sealed && this.#scope.now < sealed.until ? (sealed.value as Value) : undefined;
  }

  /** Uses up the cookie and returns its value, if `wanted`, in time and unused. */
  async take<Value>(intent: SealedIntent, wanted: (value: Value) => boolean = () => true): Promise<Value | undefined> {
    const { jar } = this.#scope.context;
    const sealed = this.#opened(intent);
    const value = sealed?.value as Value | undefined;
    if (!sealed || value === undefined || !wanted(value)) return undefined;
    jar.dropSealed(intent);
    return this.#scope.now < sealed.until && (await spendOnce(this.#scope, sealed.name)) ? value : undefined;
  }

  #opened(intent: SealedIntent): Sealed | undefined {
    const { secrets, context } = this.#scope;
    const text = context.jar.sealed(intent);
    return text === undefined ? undefined : (secrets.unseal(intent, text) as Sealed | undefined);
  }
}

/** False where this was spent before. */
export async function spendOnce({ db, now }: Pick<RequestScope, 'db' | 'now'>, name: string): Promise<boolean> {
  const spent = await db
    .insertInto('spent_note')
    .values({ hash: hashed(name), spent_on: dayOf(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}
