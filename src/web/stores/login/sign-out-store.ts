import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { allUnsent, type UnsentCounts } from '#core/content/unsent.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { LocalKey, PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { countUnsent } from '../content/count-unsent.ts';
import type { LoginStore } from './login-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Question about what signing out would lose or leave behind. */
export interface SignOutQuestion {
  readonly unsent: UnsentCounts | undefined;
  readonly name: string | undefined;
  /** Names of others' keys left in this browser, where the member has none. */
  readonly others: readonly string[];
}

/** Asks about unsent words and the persona key first, and signs out at once where there are none. */
export class SignOutStore {
  question: SignOutQuestion | undefined;
  readonly leaving: Request<boolean, [forgets: boolean]>;
  readonly #looking: Request<{ readonly own: LocalKey | undefined; readonly others: readonly LocalKey[] }>;
  readonly #storage: UserStorage;
  readonly #session: SessionStore;
  readonly #login: LoginStore;
  readonly #clock: Clock;

  constructor(keys: PersonaKeys, storage: UserStorage, session: SessionStore, login: LoginStore, clock: Clock) {
    this.#looking = new Request(async () => {
      const own = session.markers.keepKeys() ? await keys.local() : undefined;
      return { own, others: session.markers.keepKeys() && nameOf(own) === undefined ? await keys.others() : [] };
    });
    this.#storage = storage;
    this.#session = session;
    this.#login = login;
    this.#clock = clock;
    this.leaving = new Request((forgets) => {
      const { own, others = [] } = this.#looking.value ?? {};
      const forgotten = own && nameOf(own) !== undefined ? [own] : others;
      return session.signOut(async () => {
        if (forgets) for (const { publicKey } of forgotten) await keys.forget(publicKey);
      });
    });
    makeAutoObservable(this, { question: observableRef, leaving: false });
  }

  /** Answers true if sign-out failed without anything to ask. */
  async ask(): Promise<boolean> {
    if (this.#looking.state.status === 'LOADING') return false;
    const outcome = await this.#looking.send();
    const { own, others = [] } = outcome.status === 'SUCCESS' ? outcome.value : {};
    const name = nameOf(own);
    const left = others.flatMap(({ persona }) => persona?.userName ?? []);
    const counts = countUnsent(this.#storage, this.#session.member?.userId ?? '', this.#clock.now());
    const unsent = allUnsent(counts) > 0 ? counts : undefined;
    const isAsked = name !== undefined || left.length > 0 || unsent !== undefined;
    runInAction(() => (this.question = isAsked ? { unsent, name, others: left } : undefined));
    return !isAsked && !(await this.leave(false));
  }

  /** Forgets the key only after a successful sign-out. Answers whether that worked. */
  async leave(forgets: boolean): Promise<boolean> {
    const outcome = await this.leaving.send(forgets);
    this.stay();
    return outcome.status === 'SUCCESS' && outcome.value;
  }

  stay(): void {
    this.question = undefined;
    this.#login.wantSignOut(false);
  }
}

/** Covers keys whose persona has not begun. */
const nameOf = (key: LocalKey | undefined): string | undefined => (key?.persona ?? key?.waiting?.persona)?.userName;
