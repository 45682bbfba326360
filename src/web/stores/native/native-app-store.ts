import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { LoginOptions } from '#core/login/login-props.ts';
import type { NativeBridge } from '#core/native/native-bridge.ts';
import { loadsWhole, mayRefresh } from '#core/native/native-loading.ts';
import { urlAfterNativeLogin } from '#core/native/native-login.ts';
import { messageTitle, type NativePermission, type PageMessage } from '#core/native/native-messages.ts';
import type { NativePage } from '#core/native/native-page.ts';
import type { Urls } from '#core/navigation/urls.ts';
import type { LoginStore } from '../login/login-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';

type Cover = (close: () => void) => () => void;

/** Speaks with the native app around the page. */
export class NativeAppStore {
  permission: NativePermission | undefined;
  token: string | undefined;
  path: string;
  layers = 0;
  isWriting = false;
  readonly #bridge: NativeBridge;
  readonly #page: NativePage;
  readonly #urls: Urls;
  readonly #login: LoginStore;
  readonly #session: SessionStore;
  #redirectUrl: string | undefined;

  constructor(bridge: NativeBridge, page: NativePage, urls: Urls, login: LoginStore, session: SessionStore) {
    this.#bridge = bridge;
    this.#page = page;
    this.#urls = urls;
    this.#login = login;
    this.#session = session;
    this.path = pathIn(page.url());
    makeAutoObservable(this);
  }

  /** Takes over login for the app. Answers a function that ends it. */
  begin(): () => void {
    this.#session.runIn(this.#bridge.app);
    this.#page.dress(this.#bridge.app);
    this.#login.byApp = (options) => this.logIn(options);
    const stops = [
      this.#bridge.hear((message) => this.hear(message)),
      this.#page.watchWriting((isWriting) => runInAction(() => (this.isWriting = isWriting))),
      reaction(
        () => this.mayRefresh,
        (isAllowed) => this.#bridge.send({ type: 'pullToRefresh', isAllowed }),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get mayRefresh(): boolean {
    return mayRefresh(this);
  }

  /** Answers whether there is an app to log the guest in. */
  logIn(options: LoginOptions): boolean {
    this.#redirectUrl = urlAfterNativeLogin(this.#page.url(), options);
    return this.#bridge.send({ type: 'openLogin', redirectUrl: this.#redirectUrl });
  }

  hear(message: PageMessage): void {
    if (message.type === 'notificationPermission') {
      this.permission = message.permission;
      this.token = message.token;
    }
    if (message.type === 'loggedIn') this.#urls.go(this.#redirectUrl ?? urlAfterNativeLogin(this.#page.url(), {}));
    if (message.type === 'back') this.#goBack();
    if (message.type === 'refresh' && this.mayRefresh) this.#page.reload();
  }

  /** Tells the app of a screen and if it covers the one before. */
  show(path: string, isPushed: boolean): void {
    this.path = path;
    const title = messageTitle(this.#page.title());
    if (isPushed) this.#bridge.send({ type: 'pushNewPageInStack', path: this.#page.url(), title: title || path });
  }

  /** Loads the whole document for the first page of a menu entry. Answers whether it does. */
  load({ pathname, search, hash }: { readonly pathname: string; readonly search: string; readonly hash: string }): boolean {
    const isWhole = loadsWhole(pathIn(this.#page.url()), pathname);
    if (isWhole) this.#urls.go(pathname + search + hash);
    return isWhole;
  }

  counting(cover: Cover): Cover {
    return (close) => {
      const uncover = cover(close);
      let isOver = true;
      runInAction(() => this.layers++);
      return () => {
        uncover();
        if (isOver) runInAction(() => this.layers--);
        isOver = false;
      };
    };
  }

  #goBack(): void {
    if (this.layers > 0 || this.#page.depth() > 0) this.#page.back();
    else this.#bridge.send({ type: 'goBackInPageStack' });
  }
}

const pathIn = (url: string): string => url.split(/[?#]/, 1)[0] ?? '/';
