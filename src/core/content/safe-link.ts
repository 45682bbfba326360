/** Allowlist of links in members' texts: internal pages, or external ones over HTTP. */
export type SafeLink = { readonly kind: 'ours'; readonly to: string } | { readonly kind: 'out'; readonly href: string; readonly host: string };

/** Internal pages a text may link to; opening them has no effect. */
const spokenOf = /^\/(?:discussions|communities|departments|p|overview|reviews|salaries|interviews|benefits)(?:\/[\w-]{1,160}){1,3}$/;

/** Plain host name: no account, port, bare number or lookalike letters. */
const outside = /^https?:\/\/((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24})(?:[/?#][\w\-.~:/?#@!$&*+,;=%()]*)?$/i;

/** Undefined leaves an unsafe URL as plain text (S-53). */
export function safeLink(url: string): SafeLink | undefined {
  if (spokenOf.test(url)) return { kind: 'ours', to: url };
  const host = outside.exec(url)?.[1];
  return host === undefined ? undefined : { kind: 'out', href: url, host: host.toLowerCase() };
}
