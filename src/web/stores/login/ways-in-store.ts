import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Addresses } from '#core/navigation/addresses.ts';
import type { LoginTraces } from '#core/login/login-traces.ts';
import { obstacleTo } from '#core/providers/provider-obstacle.ts';
import { openedWith, type LoginWish, type OpenLogin } from '#core/login/login-props.ts';
import { comesFromPortal, linkedinDelayMs } from '#core/providers/provider-settings.ts';
import { namesOf, type Provider } from '#core/providers/provider.ts';
import { redirectAfterLogin } from '#core/login/return-address.ts';
import { wayInAddress } from '#core/login/way-in-address.ts';
import { tokensIn, withPairs } from '#core/navigation/address.ts';
import type { SignIns, WayIn, WaysIn } from '#core/login/sign-ins.ts';
import { loginWords } from '#web/words/login/spoken.ts';
import type { LoginStore } from './login-store.ts';
import { Request } from '../requests/request.ts';
import type { ToastStore } from '../app/toast-store.ts';
import type { WordsStore } from '../app/words-store.ts';

/** What stands behind the door of the login: the ways in, what stops somebody on each, and where they lead. */
export class WaysInStore {
  /** The provider for whose page the browser is about to leave. */
  leavingFor: Provider | undefined;
  readonly ways: Request<WaysIn>;
  /** The name of this client, which is empty; that it cannot be had is no trouble. */
  readonly #naming: Request<string>;
  readonly #login: LoginStore;
  readonly #traces: LoginTraces;
  readonly #addresses: Addresses;
  readonly #clock: Clock;
  readonly #toasts: ToastStore;
  readonly #words: WordsStore;

  constructor(signIns: SignIns, login: LoginStore, traces: LoginTraces, addresses: Addresses, clock: Clock, toasts: ToastStore, words: WordsStore) {
    this.ways = new Request(() => signIns.ways());
    this.#naming = new Request(() => signIns.clientId());
    this.#login = login;
    this.#traces = traces;
    this.#addresses = addresses;
    this.#clock = clock;
    this.#toasts = toasts;
    this.#words = words;
    makeAutoObservable(this, { ways: false });
  }

  async open(): Promise<void> {
    if (this.ways.state.status !== 'SUCCESS') await Promise.all([this.ways.send(), this.#naming.send()]);
  }

  /** A login as it is wished for, with the sentences of its context in the language of the moment. */
  shown({ context, ...wish }: LoginWish, isAfterSignOut = false): OpenLogin {
    const { contexts, plain, afterSignOut } = loginWords(this.#words.language);
    return openedWith({ context, ...wish }, isAfterSignOut ? afterSignOut : context ? contexts[context] : plain);
  }

  /** Where a way in leads from an address. */
  addressOf(provider: Provider, here: string, props: OpenLogin): string {
    return wayInAddress(provider, here, props, this.#naming.value);
  }

  /** The ways in, in their order. Whoever comes from the job portal finds its way first. */
  inOrder(ways: readonly WayIn[], here: string): readonly WayIn[] {
    if (!comesFromPortal(tokensIn(here).get('utm_source'))) return ways;
    return ways.toSorted((one, other) => Number(other.provider === 'naukri') - Number(one.provider === 'naukri'));
  }

  /** A provider was pressed. Answers whether the browser may follow the link; otherwise it is told why not, or leaves a moment later. */
  press(provider: Provider, address: string): boolean {
    if (this.leavingFor) return false;
    const hasCookies = this.#traces.areCookiesEnabled();
    const { hasLinkedinFailed } = this.#login;
    const obstacle = obstacleTo({ provider, flow: 'redirect', hasCookies, hasToken: false, isNaukriSdkLoaded: false, hasLinkedinFailed });
    if (obstacle) this.#sayWhy(obstacle === 'cookies');
    if (obstacle) return false;
    this.#traces.begin(namesOf[provider].marker);
    if (provider !== 'linkedin') return true;
    this.leavingFor = provider;
    this.#clock.after(linkedinDelayMs, () => this.leave(address));
    return false;
  }

  leave(address: string): void {
    this.leavingFor = undefined;
    this.#addresses.go(address);
  }

  /** Somebody got in without leaving the page: on to where the login leads. */
  goOn(here: string, props: OpenLogin): void {
    this.#addresses.go(withPairs(redirectAfterLogin(here, props), { onLogin: 'true' }));
  }

  /** Says what went wrong with the login that somebody comes back from, once. */
  tellTrouble(): void {
    const { trouble } = this.#login;
    if (!trouble) return;
    const { failures } = loginWords(this.#words.language);
    this.#login.forgetTrouble();
    if (trouble.kind === 'cookies') this.#toasts.show({ type: 'failure', text1: failures.blocked });
    else this.#toasts.show({ type: 'failure', text1: failures.providers[trouble.provider], text2: failures.later });
  }

  #sayWhy(isForCookies: boolean): void {
    const { failures } = loginWords(this.#words.language);
    if (isForCookies) this.#toasts.show({ type: 'failure', text1: failures.cookies, text2: failures.blocked });
    else this.#toasts.show({ type: 'failure', text1: failures.wrong, text2: failures.later });
  }
}
