/** The cookies of a request by their names. Of two with the same name the first counts, which is the one of the narrower place. */
export function cookiesIn(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

/** A cookie as it is to be stored. It is always of this host alone and of all its URLs. */
export interface KeptCookie {
  readonly name: string;
  readonly value: string;
  /** The seconds for which it lives; nothing is left of a cookie that lives for none. */
  readonly seconds: number;
  readonly isReadable: boolean;
  readonly sameSite: 'Lax' | 'Strict';
  readonly isSecure: boolean;
}

export const setCookieOf = ({ name, value, seconds, isReadable, sameSite, isSecure }: KeptCookie): string =>
  [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, `SameSite=${sameSite}`, ...(isReadable ? [] : ['HttpOnly']), ...(isSecure ? ['Secure'] : [])].join('; ');
