interface UrlParts {
  readonly protocol: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export type ReadUrl = (url: string, base: string) => UrlParts | undefined;

/** Longer targets lead to the start page. */
export const longestReturnTarget = 2_048;

/** Prevents open redirects by rebuilding a same-origin path from parsed parts (D-21). */
export function safeTarget(wanted: string | null | undefined, origin: string, read: ReadUrl, otherwise = '/'): string {
  if (!wanted || wanted.length > longestReturnTarget) return otherwise;
  const parts = read(wanted, `${origin}/`);
  if (parts?.origin !== origin || !/^https?:$/.test(parts.protocol)) return otherwise;
  return `${parts.pathname.replace(/^[/\\]*/, '/')}${parts.search}${parts.hash}`;
}
