import type { Member } from './session.ts';

/** The two secrets of a session: one that is shown with every question, and one that is changed for new ones. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** The intent of a sealed one-time cookie: a step of logging in that a guest or member has begun and comes back to (a login at a provider, a one-tap, a passkey that is being made or used, an account that begins with one). */
export type SealedIntent = 'login' | 'one-tap' | 'registration' | 'authentication' | 'sign-up';

/** The cookie in which a browser keeps, sealed, which communities its accounts have joined. */
export interface JoinedJar {
  /** The cookie that the browser brought along, or that was put in since. */
  joined(): string | undefined;
  /** Keeps it for 400 days; an empty text leaves nothing. */
  keepJoined(sealed: string): void;
}

/** The cookie by which a browser finds what it looked at. Nothing of an account is in it. */
export interface BrowsingJar {
  browsing(): string | undefined;
  /** Keeps it for this time; an empty text leaves nothing. */
  keepBrowsing(secret: string, forMs: number): void;
}

/** The cookie in which a browser keeps up to which number it has shown news of companies. It says of nobody whom they follow. */
export interface NewsJar {
  shownNews(): number;
  keepShownNews(place: number): void;
}

/** The cookie by which a browser is known to accounts that were logged in there: hashes that only the server can make. */
export interface KnownJar {
  known(): readonly string[];
  /** Keeps these for 400 days. */
  keepKnown(marks: readonly string[]): void;
}

/** The cookies of a session (HttpOnly): they travel between one browser and the server without any script reading them. Cookies put in are set by the answer. */
export abstract class TokenJar implements JoinedJar, BrowsingJar, NewsJar, KnownJar {
  abstract access(): string | undefined;
  abstract refresh(): string | undefined;
  abstract put(tokens: Tokens, member: Member): void;
  abstract clear(): void;
  /** The sealed cookie of an intent, if one came along. */
  abstract sealed(intent: SealedIntent): string | undefined;
  abstract keepSealed(intent: SealedIntent, sealed: string, forMs: number): void;
  abstract dropSealed(intent: SealedIntent): void;
  abstract joined(): string | undefined;
  abstract keepJoined(sealed: string): void;
  abstract browsing(): string | undefined;
  abstract keepBrowsing(secret: string, forMs: number): void;
  abstract shownNews(): number;
  abstract keepShownNews(place: number): void;
  abstract known(): readonly string[];
  abstract keepKnown(marks: readonly string[]): void;
}
