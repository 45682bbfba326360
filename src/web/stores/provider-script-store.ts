import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { afterGoogleMoment, noFlags, type LoginFlags } from '#core/login/google-one-tap.ts';
import type { GooglePrompts } from '#core/login/google-prompts.ts';
import { oneTapContainer } from '#core/login/login-timings.ts';
import type { MicrosoftPrompts } from '#core/login/microsoft-prompts.ts';
import { begunNaukri, heardFromNaukri, noNaukriLogin, type NaukriDeed, type NaukriLogin, type NaukriMessage } from '#core/login/naukri-login.ts';
import type { NaukriPrompts } from '#core/login/naukri-prompts.ts';
import type { SocialToken, WayIn } from '#core/session/sign-ins.ts';
import { Request } from './request.ts';

type Token = Pick<SocialToken, 'socialUserType' | 'token' | 'tokenType'>;

/** Asks the scripts of providers for a token, where an installation uses them. Off unless the server says otherwise (D-27). */
export class ProviderScriptStore {
  flags: LoginFlags = noFlags;
  naukri: NaukriLogin = noNaukriLogin;
  /** What was only to be noticed, for whoever counts. */
  noticed: readonly string[] = [];
  readonly asking: Request<Token | undefined, [way: WayIn, nonce: () => Promise<string>]>;
  readonly #google: GooglePrompts;
  readonly #microsoft: MicrosoftPrompts;
  readonly #naukriPrompts: NaukriPrompts;
  readonly #clock: Clock;

  constructor(google: GooglePrompts, microsoft: MicrosoftPrompts, naukri: NaukriPrompts, clock: Clock) {
    this.#google = google;
    this.#microsoft = microsoft;
    this.#naukriPrompts = naukri;
    this.#clock = clock;
    this.asking = new Request((way, nonce) => this.#ask(way, nonce));
    makeAutoObservable(this, { flags: observableRef, naukri: observableRef, noticed: observableRef, asking: false });
  }

  /** Whether a way in goes by a script of its provider. */
  goesByScript({ provider, clientId, takesOneTap, takesAccessToken }: WayIn): boolean {
    return clientId !== null && provider !== 'linkedin' && (takesOneTap || takesAccessToken);
  }

  /** Takes in one message of the job portal; answers what is to be done. */
  hear(message: NaukriMessage): readonly NaukriDeed[] {
    const { login, deeds } = heardFromNaukri(this.naukri, message, this.#clock.now());
    this.naukri = login;
    for (const deed of deeds) if (deed.kind === 'track' || deed.kind === 'warn') this.notice(deed.kind === 'track' ? deed.event : `unknown ${deed.type}`);
    return deeds;
  }

  notice(event: string): void {
    this.noticed = [...this.noticed, event];
  }

  mark(flags: LoginFlags): void {
    this.flags = flags;
  }

  beginNaukri(flow: 'normal' | 'yolo'): void {
    this.naukri = begunNaukri(this.naukri, flow);
  }

  async #ask(way: WayIn, nonce: () => Promise<string>): Promise<Token | undefined> {
    const { provider, clientId, takesOneTap } = way;
    if (provider === 'naukri') return this.#askNaukri(takesOneTap ? 'yolo' : 'normal');
    if (provider === 'microsoft') return { socialUserType: 'outlook', tokenType: 'access_token', token: await this.#microsoft.token(clientId ?? '') };
    if (!takesOneTap) return { socialUserType: 'gp', tokenType: 'access_token', token: await this.#google.token(clientId ?? '') };
    const prompt = { clientId: clientId ?? '', nonce: await nonce(), container: oneTapContainer };
    const token = await this.#google.tap(prompt, (moment) => {
      this.notice(`google ${moment}`);
      this.mark(afterGoogleMoment({ ...this.flags, isGoogleScriptLoaded: true }, moment));
    });
    return token === undefined ? undefined : { socialUserType: 'gp', tokenType: 'one_tap', token };
  }

  #askNaukri(flow: 'normal' | 'yolo'): Promise<Token | undefined> {
    const isNaukriSdkLoaded = this.#naukriPrompts.isLoaded();
    this.mark({ ...this.flags, isNaukriSdkLoaded });
    if (!isNaukriSdkLoaded) throw new Failure('broken', 'Naukri SDK not loaded', { code: 'script-missing' });
    this.beginNaukri(flow);
    return new Promise((resolve, reject) => {
      const stop = this.#naukriPrompts.begin(flow, (message) => {
        for (const deed of this.hear(message)) {
          if (deed.kind === 'sign-in') resolve({ socialUserType: 'naukri', token: deed.token, tokenType: deed.tokenType });
          if (deed.kind === 'say') reject(new Failure('broken', deed.message ?? ''));
        }
        if (this.naukri.flow === 'none') resolve(undefined);
        if (this.naukri.flow === 'none') stop();
      });
    });
  }
}
