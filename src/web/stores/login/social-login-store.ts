import { makeAutoObservable, runInAction } from 'mobx';
import type { Events } from '#core/usage/events.ts';
import { loginCount } from '#core/usage/login-count.ts';
import type { LoginMarkers } from '#core/login/login-markers.ts';
import { obstacleTo } from '#core/providers/provider-obstacle.ts';
import { namesOf, type Provider } from '#core/providers/provider.ts';
import { saidOfScript, saidOfServer, scriptProblemOf, type ProblemSaid } from '#core/providers/script-problem.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import type { TokenLogins, SocialToken, LoginMethod } from '#core/login/token-logins.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import type { ProviderScriptStore } from '../providers/provider-script-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { ToastStore } from '../app/toast-store.ts';
import type { WordsStore } from '../app/words-store.ts';

/** Outcome, `no-script` where only the redirect is left. */
export type SocialOutcome = 'in' | 'not-given' | 'no-script' | 'failed';

/** Logs in by token of a provider's script without leaving the page. */
export class SocialLoginStore {
  asking: Provider | undefined;
  readonly #scripts: ProviderScriptStore;
  readonly #signIns: TokenLogins;
  readonly #proving: Request<MemberSession, [token: SocialToken]>;
  readonly #session: SessionStore;
  readonly markers: LoginMarkers;
  readonly #toasts: ToastStore;
  readonly #words: WordsStore;
  readonly #events: Events;
  /** Set once Google found its cookies blocked, so the next press says so first. */
  #isGoogleBlocked = false;

  constructor(
    scripts: ProviderScriptStore,
    tokenLogins: TokenLogins,
    session: SessionStore,
    markers: LoginMarkers,
    toasts: ToastStore,
    words: WordsStore,
    events: Events,
  ) {
    this.#scripts = scripts;
    this.#signIns = tokenLogins;
    this.#proving = new Request((token) => tokenLogins.withToken(token));
    this.#session = session;
    this.markers = markers;
    this.#toasts = toasts;
    this.#words = words;
    this.#events = events;
    makeAutoObservable(this);
  }

  /** False in webviews, where providers refuse their scripts. */
  goesByScript(method: LoginMethod): boolean {
    return !this.#session.isInApp && this.#scripts.goesByScript(method);
  }

  /** One-tap of a provider: on the screen, or over without a login. */
  tapOf(provider: Provider): 'shown' | 'over' | undefined {
    const { yoloShowed, withoutYolo } = this.#scripts;
    if (yoloShowed === provider) return 'shown';
    return withoutYolo.includes(provider) ? 'over' : undefined;
  }

  async signIn(method: LoginMethod, queryStr: string): Promise<SocialOutcome> {
    if (this.asking) return 'failed';
    if (!this.#mayStart(method)) return 'failed';
    this.asking = method.provider;
    const outcome = await this.#signIn(method, queryStr);
    runInAction(() => (this.asking = undefined));
    if (outcome === 'in' || outcome === 'failed') this.#events.count(loginCount(method.provider, outcome === 'in' ? 'done' : 'failed'));
    if (outcome === 'not-given' || outcome === 'failed') this.markers.settle();
    return outcome;
  }

  async #signIn(method: LoginMethod, queryStr: string): Promise<SocialOutcome> {
    const { provider, clientId } = method;
    this.markers.begin(namesOf[provider].marker);
    this.#events.count(loginCount(provider, 'begun'));
    const asked = await this.#scripts.asking.send(method, () => this.#signIns.startOneTap());
    if (asked.status === 'FAILURE' && scriptProblemOf(asked.failure) === 'script-missing') return 'no-script';
    if (asked.status === 'FAILURE') {
      this.#isGoogleBlocked = scriptProblemOf(asked.failure) === 'third-party-cookies';
      return this.#fail(provider, saidOfScript(provider, asked.failure));
    }
    const token = asked.status === 'SUCCESS' ? asked.value : undefined;
    if (!token) return 'not-given';
    const clientType = this.markers.clientType();
    const proved = await this.#proving.send({ ...token, clientType, ...(clientId && { clientid: clientId }), ...(queryStr && { queryStr }) });
    if (proved.status !== 'SUCCESS') return this.#fail(provider, proved.status === 'FAILURE' ? saidOfServer(proved.failure) : undefined);
    this.#session.hold(proved.value);
    return 'in';
  }

  #mayStart({ provider }: LoginMethod): boolean {
    const { failures } = this.#words.of(loginWords);
    const hasCookies = this.markers.areCookiesEnabled();
    const isStopped = obstacleTo({ provider, hasCookies, hasLinkedinFailed: false });
    const isBlocked = provider === 'google' && this.#isGoogleBlocked;
    const blocked = failures.blocked(this.#words.name);
    if (isStopped || isBlocked) this.#say(isStopped ? failures.cookies : blocked, isStopped ? blocked : undefined);
    if (isBlocked) this.#isGoogleBlocked = false;
    return !isStopped && !isBlocked;
  }

  #fail(provider: Provider, said: ProblemSaid): 'failed' {
    const { failures } = this.#words.of(loginWords);
    switch (said?.says) {
      case 'provider':
        this.#say(failures.providers[provider], said.message || failures.later);
        break;
      case 'wrong':
        this.#say(said.message || failures.wrong, said.message?.endsWith(failures.later) ? undefined : failures.later);
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
