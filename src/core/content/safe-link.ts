/** The allowlist of links in members' texts: internal pages that posts refer to, or external ones over HTTP. */
export type SafeLink = { readonly kind: 'ours'; readonly to: string } | { readonly kind: 'out'; readonly href: string; readonly host: string };

/** Pages that a text may lead to. Nothing here does anything by being opened. */
const spokenOf = /^\/(?:discussions|communities|departments|p|overview|reviews|salaries|interviews|benefits)(?:\/[\w-]{1,160}){1,3}$/;

/** A host with a name: no account before it, no port, no bare number, nothing that only looks like letters. */
const outside = /^https?:\/\/((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24})(?:[/?#][\w\-.~:/?#@!$&*+,;=%()]*)?$/i;

/** The link that a URL in a text is, or nothing: then it stays the text it is (S-53). */
export function safeLink(url: string): SafeLink | undefined {
  if (spokenOf.test(url)) return { kind: 'ours', to: url };
  const host = outside.exec(url)?.[1];
  return host === undefined ? undefined : { kind: 'out', href: url, host: host.toLowerCase() };
}
