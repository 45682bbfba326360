import { makeAutoObservable, runInAction } from 'mobx';
import type { HeldKey, PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { LoginStore } from '../login/login-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The question before signing out: what shall become of the key in this browser. Where the member has none, they are signed out without it. */
export class KeyLeavingStore {
  /** The name whose key is here. */
  name: string | undefined;
  readonly leaving: Request<boolean, [forgets: boolean]>;
  readonly #looking: Request<HeldKey | undefined>;
  readonly #login: LoginStore;

  constructor(keys: PersonaKeys, session: SessionStore, login: LoginStore) {
    this.#looking = new Request(() => keys.held());
    this.#login = login;
    this.leaving = new Request(async (forgets) => {
      if (forgets) await keys.forget();
      return session.signOut();
    });
    makeAutoObservable(this, { leaving: false });
  }

  /** Answers whether nobody is signed out, although nothing was to be asked. */
  async ask(): Promise<boolean> {
    if (this.#looking.state.status === 'LOADING') return false;
    const outcome = await this.#looking.send();
    runInAction(() => (this.name = outcome.status === 'SUCCESS' ? outcome.value?.persona?.userName : undefined));
    return this.name === undefined && !(await this.leave(false));
  }

  /** Signs out, and forgets the key before where that is wanted; answers whether it worked. */
  async leave(forgets: boolean): Promise<boolean> {
    const outcome = await this.leaving.send(forgets);
    this.close();
    return outcome.status === 'SUCCESS' && outcome.value;
  }

  close(): void {
    this.name = undefined;
    this.#login.askOfKey(false);
  }
}
