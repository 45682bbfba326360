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

/** Login methods of the dialog, their URLs and the obstacle a guest may meet on each. */
export class LoginMethodsStore {
  leavingFor: Provider | undefined;
  readonly methods: Request<LoginMethods>;
  /** Client name, which is empty. A failure to load it does no harm. */
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

  /** Adds the sentences of the login's context in the current language. */
  shown({ context, ...options }: LoginOptions, isAfterSignOut = false): OpenLogin {
    const { contexts, plain, writing, afterSignOut } = this.#words.of(loginWords);
    const said = options.openCreatePost ? writing : context ? contexts[context] : plain;
    return openedWith({ context, ...options }, isAfterSignOut ? afterSignOut : said);
  }

  /** Leads from the current page to a login method. */
  urlOf(provider: Provider, here: string, props: OpenLogin): string {
    return loginMethodUrl(provider, here, props, this.#naming.value);
  }

  /** Puts the job portal's method first for guests who come from there. */
  inOrder(methods: readonly LoginMethod[], here: string): readonly LoginMethod[] {
    if (!comesFromPortal(tokensIn(here).get('utm_source'))) return methods;
    return methods.toSorted((one, other) => Number(other.provider === 'naukri') - Number(one.provider === 'naukri'));
  }

  /** Answers whether the link may be followed, else shows why not, waits or asks the app. */
  press(provider: Provider, url: string, props?: OpenLogin): boolean {
    if (this.leavingFor || this.#login.byApp?.(props ?? {})) return false;
    const hasCookies = this.markers.areCookiesEnabled();
    const { hasLinkedinFailed } = this.#login;
    const obstacle = obstacleTo({ provider, hasCookies, hasLinkedinFailed });
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

  /** Goes to the return URL after a login without leaving the page. */
  goOn(here: string, props: OpenLogin): void {
    this.#urls.go(withPairs(redirectAfterLogin(here, props), { onLogin: 'true' }));
  }

  /** Tells once what went wrong with the last login. */
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
