import type { FastifyRequest } from 'fastify';
import type { Member } from '#core/sessions/session.ts';
import { dayMs } from '#core/figures/durations.ts';
import { accessMs, longestIdleMs } from '#core/sessions/token-family.ts';
import type { SealedIntent, TokenJar, Tokens } from '#core/sessions/token-jar.ts';
import { cookiesIn, setCookieOf, type KeptCookie } from './cookies.ts';
import { isInside } from '../traffic/rate-limits.ts';
import type { Origin } from './origin.ts';

/** The name of the cookie of joined communities, which stays when a session ends. */
const joinedName = 'joined';
/** The name of the cookie of the browsing history, which is of the browser and never of a session. */
const browsingName = 'browsing';
/** The name of the cookie that says up to which number news of companies was shown here. */
const newsName = 'news';
/** The name of the cookie by which accounts know the browser again, which stays when a session ends. */
const knownName = 'known';
/** The name of the cookie by which the browser of a member tells that scripts run there; only members' browsers have it. */
const drawsName = 'draws';
const accessSeconds = accessMs / 1_000;
const sessionSeconds = longestIdleMs / 1_000;
/** The time during which a page may ask by which method the member signed in just now. */
const authtypeSeconds = 300;
/** The longest time that browsers keep a cookie. */
const joinedSeconds = (400 * dayMs) / 1_000;

/** The cookies of one request and those of its answer. The tokens can be read by no script; what scripts can read only says who is signed in (D-24). */
export class CookieJar implements TokenJar {
  readonly #came: ReadonlyMap<string, string>;
  readonly #isSecure: boolean;
  readonly #kept = new Map<string, KeptCookie>();

  constructor(request: FastifyRequest, origin: Origin) {
    this.#came = cookiesIn(request.headers.cookie);
    this.#isSecure = keepsSecureCookies(request, origin);
  }

  /** The Set-Cookie headers of the answer. */
  get answers(): string[] {
    return [...this.#kept.values()].map(setCookieOf);
  }

  /** The cookies that a request of this process itself carries in the name of anyone who opens a page. */
  get carried(): string {
    const [access, joined] = [this.access(), this.joined()];
    return [...(access ? [`AT=${access}`] : []), ...(joined ? [`${joinedName}=${joined}`] : [])].join('; ');
  }

  access(): string | undefined {
    return this.#came.get(this.#named('AT'));
  }

  refresh(): string | undefined {
    return this.#came.get(this.#named('RT'));
  }

  put({ access, refresh }: Tokens, member: Member): void {
    const { userId, displayName, loginSource, isReader, isWriter, naukriUser } = member;
    const shown = { UserId: userId, displayName, loginSource, isReader, isWriter, naukriUser };
    this.#hide('AT', access, accessSeconds, 'Lax');
    this.#hide('RT', refresh, sessionSeconds, 'Strict');
    this.#show('usr_data', encodeURIComponent(JSON.stringify(shown)), sessionSeconds);
    this.#show('UAC_I', userId, sessionSeconds);
    this.#show('UAC_K', '1', sessionSeconds);
    this.#show('authtype', loginSource, authtypeSeconds);
  }

  clear(): void {
    this.#hide('AT', '', 0, 'Lax');
    this.#hide('RT', '', 0, 'Strict');
    for (const name of ['usr_data', 'UAC_I', 'UAC_K', 'authtype', drawsName]) this.#show(name, '', 0);
  }

  sealed(intent: SealedIntent): string | undefined {
    return this.#came.get(this.#named(intent));
  }

  keepSealed(intent: SealedIntent, sealed: string, forMs: number): void {
    this.#hide(intent, sealed, Math.ceil(forMs / 1_000), 'Lax');
  }

  dropSealed(intent: SealedIntent): void {
    this.#hide(intent, '', 0, 'Lax');
  }

  joined(): string | undefined {
    return this.#kept.get(joinedName)?.value ?? this.#came.get(this.#named(joinedName));
  }

  keepJoined(sealed: string): void {
    this.#hide(joinedName, sealed, sealed === '' ? 0 : joinedSeconds, 'Lax');
  }

  browsing(): string | undefined {
    return this.#came.get(this.#named(browsingName));
  }

  keepBrowsing(secret: string, forMs: number): void {
    this.#hide(browsingName, secret, Math.ceil(forMs / 1_000), 'Strict');
  }

  shownNews(): number {
    const shown = Number(this.#came.get(this.#named(newsName)));
    return Number.isSafeInteger(shown) && shown > 0 ? shown : 0;
  }

  keepShownNews(place: number): void {
    this.#hide(newsName, String(place), joinedSeconds, 'Lax');
  }

  known(): readonly string[] {
    return (this.#came.get(this.#named(knownName)) ?? '').split('.').filter((mark) => /^[\w-]{22}$/.test(mark));
  }

  keepKnown(marks: readonly string[]): void {
    this.#hide(knownName, marks.join('.'), joinedSeconds, 'Lax');
  }

  #hide(name: string, value: string, seconds: number, sameSite: KeptCookie['sameSite']): void {
    this.#kept.set(name, { name: this.#named(name), value, seconds, isReadable: false, sameSite, isSecure: this.#isSecure });
  }

  #show(name: string, value: string, seconds: number): void {
    this.#kept.set(name, { name, value, seconds, isReadable: true, sameSite: 'Lax', isSecure: this.#isSecure });
  }

  /** Nobody but this very host can set a cookie whose name begins so. */
  #named(name: string): string {
    return this.#isSecure ? `__Host-${name}` : name;
  }
}

/** Browsers keep such cookies over HTTPS, and most of them also on localhost. */
function keepsSecureCookies(request: FastifyRequest, origin: Origin): boolean {
  if (isInside(request)) return false;
  if (origin.isSecure(request)) return true;
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i.test(request.host);
  return isHere && /(Chrome|Chromium|Firefox)\//.test(request.headers['user-agent'] ?? '');
}
