/** An address as a platform takes it apart. */
interface AddressParts {
  readonly protocol: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** How a platform reads an address against another one; nothing when it is no address. */
export type ReadAddress = (address: string, base: string) => AddressParts | undefined;

const longest = 2_048;

/**
 * The target of a redirect back (guards against open redirects): a path of this origin, whatever the address says (D-21).
 * It is read as a browser reads it, and written anew from its parts, for `//elsewhere` may stand behind a harmless beginning.
 */
export function safeTarget(wanted: string | null | undefined, origin: string, read: ReadAddress, otherwise = '/'): string {
  if (!wanted || wanted.length > longest) return otherwise;
  const parts = read(wanted, `${origin}/`);
  if (parts?.origin !== origin || !/^https?:$/.test(parts.protocol)) return otherwise;
  return `${parts.pathname.replace(/^[/\\]*/, '/')}${parts.search}${parts.hash}`;
}
