import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Events } from '#core/usage/events.ts';
import { loginCount } from '#core/usage/login-count.ts';
import type { Urls } from '#core/navigation/urls.ts';
import type { LoginMarkers } from '#core/login/login-markers.ts';
import { obstacleTo } from '#core/providers/provider-obstacle.ts';
import { openedWith, type LoginOptions, type OpenLogin } from '#core/login/login-props.ts';
import { comesFromPortal, linkedinDelayMs } from '#core/providers/provider-settings.ts';
import { namesOf, type Provider } from '#core/providers/provider.ts';
import { redirectAfterLogin } from '#core/login/return-url.ts';
import { loginMethodUrl } from '#core/login/login-method-url.ts';
import { tokensIn, withPairs } from '#core/navigation/url.ts';
import type { TokenLogins, LoginMethod, LoginMethods } from '#core/login/token-logins.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import type { LoginStore } from './login-store.ts';
import { Request } from '../requests/request.ts';
import type { ToastStore } from '../app/toast-store.ts';
import type { WordsStore } from '../app/words-store.ts';

/** The login methods of the login dialog, with the obstacle a guest may meet on each, and where they lead. */
export class LoginMethodsStore {
  /** The provider for whose page the browser is about to leave. */
  leavingFor: Provider | undefined;
  readonly methods: Request<LoginMethods>;
  /** The name of this client, which is empty; that it cannot be had is no problem. */
  readonly #naming: Request<string>;
  readonly #login: LoginStore;
  readonly markers: LoginMarkers;
  readonly #urls: Urls;
  readonly #clock: Clock;
  readonly #toasts: ToastStore;
  readonly #words: WordsStore;
  readonly #events: Events;

  constructor(
    tokenLogins: TokenLogins,
    login: LoginStore,
    markers: LoginMarkers,
    urls: Urls,
    clock: Clock,
    toasts: ToastStore,
    words: WordsStore,
    events: Events,
  ) {
    this.methods = new Request(() => tokenLogins.methods());
    this.#naming = new Request(() => tokenLogins.clientId());
    this.#login = login;
    this.markers = markers;
    this.#urls = urls;
    this.#clock = clock;
    this.#toasts = toasts;
    this.#words = words;
    this.#events = events;
    makeAutoObservable(this, { methods: false });
  }

  async open(): Promise<void> {
    if (this.methods.state.status !== 'SUCCESS') await Promise.all([this.methods.send(), this.#naming.send()]);
  }

  /** A login as it is wished for, with the sentences of its context in the language of the moment. */
  shown({ context, ...options }: LoginOptions, isAfterSignOut = false): OpenLogin {
    const { contexts, plain, writing, afterSignOut } = this.#words.of(loginWords);
    const said = context ? contexts[context] : options.openCreatePost ? writing : plain;
    return openedWith({ context, ...options }, isAfterSignOut ? afterSignOut : said);
  }

  /** The URL to which a login method leads from here. */
  urlOf(provider: Provider, here: string, props: OpenLogin): string {
    return loginMethodUrl(provider, here, props, this.#naming.value);
  }

  /** The login methods, in their order. A guest who comes from the job portal finds its method first. */
  inOrder(methods: readonly LoginMethod[], here: string): readonly LoginMethod[] {
    if (!comesFromPortal(tokensIn(here).get('utm_source'))) return methods;
    return methods.toSorted((one, other) => Number(other.provider === 'naukri') - Number(one.provider === 'naukri'));
  }

  /** A provider was pressed. Answers whether the browser may follow the link; otherwise the guest sees why not, or leaves a moment later, or the native app is asked. */
  press(provider: Provider, url: string, props?: OpenLogin): boolean {
    if (this.leavingFor || this.#login.byApp?.(props ?? {})) return false;
    const hasCookies = this.markers.areCookiesEnabled();
    const { hasLinkedinFailed } = this.#login;
    const obstacle = obstacleTo({ provider, flow: 'redirect', hasCookies, hasToken: false, isNaukriSdkLoaded: false, hasLinkedinFailed });
    if (obstacle) this.#sayWhy(obstacle === 'cookies');
    if (obstacle) return false;
    this.markers.begin(namesOf[provider].marker);
    this.#events.count(loginCount(provider, 'begun'));
    if (provider !== 'linkedin') return true;
    this.leavingFor = provider;
    this.#clock.after(linkedinDelayMs, () => this.leave(url));
    return false;
  }

  leave(url: string): void {
    this.leavingFor = undefined;
    this.#urls.go(url);
  }

  /** Goes on to the return URL of a login that did not leave the page. */
  goOn(here: string, props: OpenLogin): void {
    this.#urls.go(withPairs(redirectAfterLogin(here, props), { onLogin: 'true' }));
  }

  /** Says what went wrong with the login that the guest comes back from, once. */
  tellProblem(): void {
    const { problem } = this.#login;
    if (!problem) return;
    const { failures } = this.#words.of(loginWords);
    this.#login.forgetProblem();
    if (problem.kind === 'cookies') this.#toasts.show({ type: 'failure', text1: failures.blocked(this.#words.name) });
    else this.#toasts.show({ type: 'failure', text1: failures.providers[problem.provider], text2: failures.later });
  }

  #sayWhy(isForCookies: boolean): void {
    const { failures } = this.#words.of(loginWords);
    if (isForCookies) this.#toasts.show({ type: 'failure', text1: failures.cookies, text2: failures.blocked(this.#words.name) });
    else this.#toasts.show({ type: 'failure', text1: failures.wrong, text2: failures.later });
  }
}
