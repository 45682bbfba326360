import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { begunNaukri, spokenFromNaukri, noNaukriLogin, type NaukriAction, type NaukriLogin, type NaukriMessage } from '#core/providers/naukri-login.ts';
import type { NaukriPrompts } from '#core/providers/naukri-prompts.ts';
import type { SocialToken } from '#core/login/token-logins.ts';

export type ScriptToken = Pick<SocialToken, 'socialUserType' | 'token' | 'tokenType'>;

/** Script of the job portal, where an instance uses it (R-143, R-144, D-27). */
export class NaukriScriptStore {
  login: NaukriLogin = noNaukriLogin;
  /** Analytics events of provider scripts, only ever counted. */
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

  /** Undefined where no token was given. */
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

  /** Answers the actions that a message calls for. */
  hear(message: NaukriMessage): readonly NaukriAction[] {
    const { login, actions } = spokenFromNaukri(this.login, message, this.#clock.now());
    this.login = login;
    for (const action of actions)
      if (action.kind === 'track' || action.kind === 'warn') this.notice(action.kind === 'track' ? action.event : `unknown ${action.type}`);
    return actions;
  }
}
