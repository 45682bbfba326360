import type { SealedIntent, TokenJar, Tokens } from '#core/sessions/token-jar.ts';

/** Cookie jar in memory, whose tokens and sealed cookies accompany later requests. */
export class MemoryJar implements TokenJar {
  tokens: Tokens | undefined;
  joinedCookie: string | undefined;
  browsingCookie: string | undefined;
  newsShown = 0;
  marks: readonly string[] = [];
  deskCookie: string | undefined;
  readonly sealedCookies = new Map<SealedIntent, string>();

  access(): string | undefined {
    return this.tokens?.access;
  }

  refresh(): string | undefined {
    return this.tokens?.refresh;
  }

  put(tokens: Tokens): void {
    this.tokens = tokens;
  }

  clear(): void {
    this.tokens = undefined;
    this.sealedCookies.delete('portal');
  }

  sealed(intent: SealedIntent): string | undefined {
    return this.sealedCookies.get(intent);
  }

  keepSealed(intent: SealedIntent, sealed: string): void {
    this.sealedCookies.set(intent, sealed);
  }

  dropSealed(intent: SealedIntent): void {
    this.sealedCookies.delete(intent);
  }

  joined(): string | undefined {
    return this.joinedCookie;
  }

  keepJoined(sealed: string): void {
    this.joinedCookie = sealed === '' ? undefined : sealed;
  }

  browsing(): string | undefined {
    return this.browsingCookie;
  }

  keepBrowsing(secret: string): void {
    this.browsingCookie = secret === '' ? undefined : secret;
  }

  shownNews(): number {
    return this.newsShown;
  }

  keepShownNews(place: number): void {
    this.newsShown = place;
  }

  known(): readonly string[] {
    return this.marks;
  }

  keepKnown(marks: readonly string[]): void {
    this.marks = marks;
  }

  desk(): string | undefined {
    return this.deskCookie;
  }

  keepDesk(token: string): void {
    this.deskCookie = token === '' ? undefined : token;
  }
}
