import { makeAutoObservable, runInAction } from 'mobx';
import type { LoginTraces } from '#core/login/login-traces.ts';
import { obstacleTo } from '#core/providers/provider-obstacle.ts';
import { namesOf, type Provider } from '#core/providers/provider.ts';
import { saidOfScript, saidOfServer, troubleOf, type TroubleSaid } from '#core/providers/script-trouble.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import type { SignIns, SocialToken, WayIn } from '#core/login/sign-ins.ts';
import { loginWords } from '#web/words/login/spoken.ts';
import type { ProviderScriptStore } from '../providers/provider-script-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { ToastStore } from '../app/toast-store.ts';
import type { WordsStore } from '../app/words-store.ts';

/** How a login by a provider's script ended: in, without a token to go on with, or with a failure that has been told. */
export type SocialOutcome = 'in' | 'not-given' | 'failed';

/** Logs in with a token that a provider's script gives, without leaving the page. */
export class SocialLoginStore {
  asking: Provider | undefined;
  readonly #scripts: ProviderScriptStore;
  readonly #signIns: SignIns;
  readonly #proving: Request<MemberSession, [token: SocialToken]>;
  readonly #session: SessionStore;
  readonly #traces: LoginTraces;
  readonly #toasts: ToastStore;
  readonly #words: WordsStore;
  /** Google found its cookies blocked; its next press is told so before anything else. */
  #isGoogleBlocked = false;

  constructor(scripts: ProviderScriptStore, signIns: SignIns, session: SessionStore, traces: LoginTraces, toasts: ToastStore, words: WordsStore) {
    this.#scripts = scripts;
    this.#signIns = signIns;
    this.#proving = new Request((token) => signIns.withToken(token));
    this.#session = session;
    this.#traces = traces;
    this.#toasts = toasts;
    this.#words = words;
    makeAutoObservable(this);
  }

  goesByScript(way: WayIn): boolean {
    return this.#scripts.goesByScript(way);
  }

  async signIn(way: WayIn, queryStr: string): Promise<SocialOutcome> {
    if (this.asking) return 'failed';
    if (!this.#mayStart(way)) return 'failed';
    this.asking = way.provider;
    const outcome = await this.#signIn(way, queryStr);
    runInAction(() => (this.asking = undefined));
    if (outcome !== 'in') this.#traces.settle();
    return outcome;
  }

  async #signIn(way: WayIn, queryStr: string): Promise<SocialOutcome> {
    const { provider, clientId } = way;
    this.#traces.begin(namesOf[provider].marker);
    const asked = await this.#scripts.asking.send(way, () => this.#signIns.startOneTap());
    if (asked.status === 'FAILURE') {
      this.#isGoogleBlocked = troubleOf(asked.failure) === 'third-party-cookies';
      return this.#fail(provider, saidOfScript(provider, asked.failure));
    }
    const token = asked.status === 'SUCCESS' ? asked.value : undefined;
    if (!token) return 'not-given';
    const clientType = this.#traces.clientType();
    const proved = await this.#proving.send({ ...token, clientType, ...(clientId && { clientid: clientId }), ...(queryStr && { queryStr }) });
    if (proved.status !== 'SUCCESS') return this.#fail(provider, proved.status === 'FAILURE' ? saidOfServer(proved.failure) : undefined);
    this.#session.hold(proved.value);
    return 'in';
  }

  #mayStart({ provider }: WayIn): boolean {
    const { failures } = loginWords(this.#words.language);
    const hasCookies = this.#traces.areCookiesEnabled();
    const isStopped = obstacleTo({ provider, flow: 'redirect', hasCookies, hasToken: false, isNaukriSdkLoaded: false, hasLinkedinFailed: false });
    const isBlocked = provider === 'google' && this.#isGoogleBlocked;
    if (isStopped || isBlocked) this.#say(isStopped ? failures.cookies : failures.blocked, isStopped ? failures.blocked : undefined);
    if (isBlocked) this.#isGoogleBlocked = false;
    return !isStopped && !isBlocked;
  }

  #fail(provider: Provider, said: TroubleSaid): 'failed' {
    const { failures } = loginWords(this.#words.language);
    switch (said?.says) {
      case 'provider':
        this.#say(failures.providers[provider], said.message || failures.later);
        break;
      case 'wrong':
        this.#say(said.message || failures.wrong, failures.later);
        break;
      case 'message':
        this.#say(said.message, undefined);
        break;
      case 'third-party-cookies':
        this.#say(failures.thirdPartyCookies, undefined);
        break;
      case undefined:
        break;
    }
    return 'failed';
  }

  #say(text1: string, text2: string | undefined): void {
    this.#toasts.show({ type: 'failure', text1, ...(text2 !== undefined && { text2 }) });
  }
}
