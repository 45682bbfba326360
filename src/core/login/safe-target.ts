/** A URL as a platform takes it apart. */
interface UrlParts {
  readonly protocol: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The reading of a URL against another one, as a platform does it; undefined when it is no URL. */
export type ReadUrl = (url: string, base: string) => UrlParts | undefined;

/** The longest target of a redirect back; a longer one leads to the start page. */
export const longestReturnTarget = 2_048;

/**
 * The target of a redirect back (guards against open redirects): a path of this origin, whatever the URL says (D-21).
 * It is read as a browser reads it, and written again from its parts, for `//elsewhere` may stand behind a harmless beginning.
 */
export function safeTarget(wanted: string | null | undefined, origin: string, read: ReadUrl, otherwise = '/'): string {
  if (!wanted || wanted.length > longestReturnTarget) return otherwise;
  const parts = read(wanted, `${origin}/`);
  if (parts?.origin !== origin || !/^https?:$/.test(parts.protocol)) return otherwise;
  return `${parts.pathname.replace(/^[/\\]*/, '/')}${parts.search}${parts.hash}`;
}
