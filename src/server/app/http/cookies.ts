/** First of equal names wins, being the more specific path. */
export function cookiesIn(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

/** Cookie for this host only, valid for all its URLs. */
export interface KeptCookie {
  readonly name: string;
  readonly value: string;
  /** Lifetime; zero deletes the cookie. */
  readonly seconds: number;
  readonly isReadable: boolean;
  readonly sameSite: 'Lax' | 'Strict';
  readonly isSecure: boolean;
}

export const setCookieOf = ({ name, value, seconds, isReadable, sameSite, isSecure }: KeptCookie): string =>
  [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, `SameSite=${sameSite}`, ...(isReadable ? [] : ['HttpOnly']), ...(isSecure ? ['Secure'] : [])].join('; ');
