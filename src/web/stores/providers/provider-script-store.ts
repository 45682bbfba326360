import { makeAutoObservable, observableRef } from 'mobx';
import { afterGoogleMoment, noFlags, type LoginFlags } from '#core/providers/google-one-tap.ts';
import type { GooglePrompts } from '#core/providers/google-prompts.ts';
import { oneTapContainer } from '#core/providers/provider-settings.ts';
import type { MicrosoftPrompts } from '#core/providers/microsoft-prompts.ts';
import type { LoginMethod } from '#core/login/token-logins.ts';
import type { NaukriScriptStore, ScriptToken } from './naukri-script-store.ts';
import { Request } from '../requests/request.ts';

/** Asks provider scripts for a token. Off unless the server allows them (D-27). */
export class ProviderScriptStore {
  flags: LoginFlags = noFlags;
  readonly asking: Request<ScriptToken | undefined, [method: LoginMethod, nonce: () => Promise<string>]>;
  readonly #google: GooglePrompts;
  readonly #microsoft: MicrosoftPrompts;
  readonly #naukri: NaukriScriptStore;

  constructor(google: GooglePrompts, microsoft: MicrosoftPrompts, naukri: NaukriScriptStore) {
    this.#google = google;
    this.#microsoft = microsoft;
    this.#naukri = naukri;
    this.asking = new Request((method, nonce) => this.#ask(method, nonce));
    makeAutoObservable(this, { flags: observableRef, asking: false });
  }

  /** True for methods that log in by their provider's script. */
  goesByScript({ provider, clientId, takesOneTap, takesAccessToken }: LoginMethod): boolean {
    return clientId !== null && provider !== 'linkedin' && (takesOneTap || takesAccessToken);
  }

  /** Analytics events of provider scripts, only ever counted. */
  get noticed(): readonly string[] {
    return this.#naukri.noticed;
  }

  mark(flags: LoginFlags): void {
    this.flags = flags;
  }

  async #ask(method: LoginMethod, nonce: () => Promise<string>): Promise<ScriptToken | undefined> {
    const { provider, clientId, takesOneTap } = method;
    if (provider === 'naukri') return this.#askNaukri(takesOneTap ? 'yolo' : 'normal');
    if (provider === 'microsoft') return { socialUserType: 'outlook', tokenType: 'access_token', token: await this.#microsoft.token(clientId ?? '') };
    if (!takesOneTap) return { socialUserType: 'gp', tokenType: 'access_token', token: await this.#google.token(clientId ?? '') };
    const prompt = { clientId: clientId ?? '', nonce: await nonce(), container: oneTapContainer };
    const token = await this.#google.tap(prompt, (moment) => {
      this.#naukri.notice(`google ${moment}`);
      this.mark(afterGoogleMoment({ ...this.flags, isGoogleScriptLoaded: true }, moment));
    });
    return token === undefined ? undefined : { socialUserType: 'gp', tokenType: 'one_tap', token };
  }

  #askNaukri(flow: 'normal' | 'yolo'): Promise<ScriptToken | undefined> {
    this.mark({ ...this.flags, isNaukriSdkLoaded: this.#naukri.isLoaded });
    return this.#naukri.ask(flow);
  }
}
