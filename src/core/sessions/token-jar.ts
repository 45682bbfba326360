import type { Member } from './session.ts';

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Login step that continues later through a sealed cookie; `portal` is the proof of a login at the job portal. */
export type SealedIntent = 'login' | 'one-tap' | 'registration' | 'authentication' | 'sign-up' | 'portal';

/** Sealed cookie of the communities joined by this browser's accounts. */
export interface JoinedJar {
  /** Includes a cookie set during this request. */
  joined(): string | undefined;
  /** Keeps it for 400 days, and removes it when empty. */
  keepJoined(sealed: string): void;
}

/** Cookie linking a browser to its browsing history, without any account data. */
export interface BrowsingJar {
  browsing(): string | undefined;
  /** Removes the cookie when empty. */
  keepBrowsing(secret: string, forMs: number): void;
}

/** Cookie with the number of the last shown company news, revealing no followed companies. */
export interface NewsJar {
  shownNews(): number;
  keepShownNews(place: number): void;
}

/** Cookie of server-made hashes that marks a browser as known to its accounts. */
export interface KnownJar {
  known(): readonly string[];
  /** Keeps these for 400 days. */
  keepKnown(marks: readonly string[]): void;
}

/** Cookie of a company's desk, apart from any member's session. */
export interface DeskJar {
  desk(): string | undefined;
  /** Removes the cookie when empty. */
  keepDesk(token: string, forMs: number): void;
}

/** HttpOnly session cookies, never read by scripts and set with the answer. */
export abstract class TokenJar implements JoinedJar, BrowsingJar, NewsJar, KnownJar, DeskJar {
  abstract access(): string | undefined;
  abstract refresh(): string | undefined;
  abstract put(tokens: Tokens, member: Member): void;
  abstract clear(): void;
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
  abstract desk(): string | undefined;
  abstract keepDesk(token: string, forMs: number): void;
}
