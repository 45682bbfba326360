import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { begunNaukri, spokenFromNaukri, noNaukriLogin, type NaukriAction, type NaukriLogin, type NaukriMessage } from '#core/providers/naukri-login.ts';
import type { NaukriPrompts } from '#core/providers/naukri-prompts.ts';
import type { SocialToken } from '#core/login/token-logins.ts';

/** A token that a provider's script gave. */
export type ScriptToken = Pick<SocialToken, 'socialUserType' | 'token' | 'tokenType'>;

/** The script of the job portal, where an installation uses it (R-143, R-144, D-27). */
export class NaukriScriptStore {
  login: NaukriLogin = noNaukriLogin;
  /** The analytics events of the provider scripts, noted to be counted and for nothing else. */
  noticed: readonly string[] = [];
  readonly #prompts: NaukriPrompts;
  readonly #clock: Clock;

  constructor(prompts: NaukriPrompts, clock: Clock) {
    this.#prompts = prompts;
    this.#clock = clock;
    makeAutoObservable(this, { login: observableRef, noticed: observableRef });
  }

  get isLoaded(): boolean {
    return this.#prompts.isLoaded();
  }

  notice(event: string): void {
    this.noticed = [...this.noticed, event];
  }

  begin(flow: 'normal' | 'yolo'): void {
    this.login = begunNaukri(this.login, flow);
  }

  /** Asks for a token; nothing when it was not given. */
  async ask(flow: 'normal' | 'yolo'): Promise<ScriptToken | undefined> {
    if (!this.isLoaded) throw new Failure('broken', 'Naukri SDK not loaded', { code: 'script-missing' });
    this.begin(flow);
    return new Promise((resolve, reject) => {
      const stop = this.#prompts.begin(flow, (message) => {
        for (const action of this.hear(message)) {
          if (action.kind === 'sign-in') resolve({ socialUserType: 'naukri', token: action.token, tokenType: action.tokenType });
          if (action.kind === 'say') reject(new Failure('broken', action.message ?? ''));
        }
        if (this.login.flow === 'none') resolve(undefined);
        if (this.login.flow === 'none') stop();
      });
    });
  }

  /** Takes in one message; answers what is to be done. */
  hear(message: NaukriMessage): readonly NaukriAction[] {
    const { login, actions } = spokenFromNaukri(this.login, message, this.#clock.now());
    this.login = login;
    for (const action of actions)
      if (action.kind === 'track' || action.kind === 'warn') this.notice(action.kind === 'track' ? action.event : `unknown ${action.type}`);
    return actions;
  }
}
