import type { FastifyRequest } from 'fastify';
import type { Member } from '#core/sessions/session.ts';
import { dayMs } from '#core/figures/durations.ts';
import { accessMs, longestIdleMs } from '#core/sessions/token-family.ts';
import type { SealedIntent, TokenJar, Tokens } from '#core/sessions/token-jar.ts';
import { cookiesIn, setCookieOf, type KeptCookie } from './cookies.ts';
import { isInside } from '../traffic/rate-limits.ts';
import type { Origin } from './origin.ts';

/** Cookie of joined communities, which outlives the session. */
const joinedName = 'joined';
/** Cookie of browsing history, tied to the browser and never a session. */
const browsingName = 'browsing';
/** Cookie with the last company news shown here. */
const newsName = 'news';
/** Cookie that identifies a known browser, which outlives the session. */
const knownName = 'known';
/** Cookie in members' browsers only, showing that scripts run. */
const drawsName = 'draws';
/** Cookie of a company's desk. */
const deskName = 'CT';
export const deskCookies = [deskName, `__Host-${deskName}`] as const;
const accessSeconds = accessMs / 1_000;
const sessionSeconds = longestIdleMs / 1_000;
/** Time a page may ask how the member just signed in. */
const authtypeSeconds = 300;
/** Longest cookie lifetime browsers allow. */
const joinedSeconds = (400 * dayMs) / 1_000;

/** Cookies of a request and its answer; tokens are HttpOnly, readable ones only name who is signed in (D-24). */
export class CookieJar implements TokenJar {
  readonly #came: ReadonlyMap<string, string>;
  readonly #isSecure: boolean;
  readonly #kept = new Map<string, KeptCookie>();

  constructor(request: FastifyRequest, origin: Origin) {
    this.#came = cookiesIn(request.headers.cookie);
    this.#isSecure = keepsSecureCookies(request, origin);
  }

  get answers(): string[] {
    return [...this.#kept.values()].map(setCookieOf);
  }

  /** Cookies passed on by internal requests for a page. */
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
    if (this.sealed('portal') !== undefined) this.dropSealed('portal');
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

  desk(): string | undefined {
    return this.#came.get(this.#named(deskName));
  }

  keepDesk(token: string, forMs: number): void {
    this.#hide(deskName, token, token === '' ? 0 : Math.ceil(forMs / 1_000), 'Strict');
  }

  #hide(name: string, value: string, seconds: number, sameSite: KeptCookie['sameSite']): void {
    this.#kept.set(name, { name: this.#named(name), value, seconds, isReadable: false, sameSite, isSecure: this.#isSecure });
  }

  #show(name: string, value: string, seconds: number): void {
    this.#kept.set(name, { name, value, seconds, isReadable: true, sameSite: 'Lax', isSecure: this.#isSecure });
  }

  /** Name prefix that only this host can set. */
  #named(name: string): string {
    return this.#isSecure ? `__Host-${name}` : name;
  }
}

/** Requires HTTPS or, in most browsers, localhost. */
function keepsSecureCookies(request: FastifyRequest, origin: Origin): boolean {
  if (isInside(request)) return false;
  if (origin.isSecure(request)) return true;
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i.test(request.host);
  return isHere && /(Chrome|Chromium|Firefox)\//.test(request.headers['user-agent'] ?? '');
}
