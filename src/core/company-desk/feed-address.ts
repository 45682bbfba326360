import { fitsDomains } from '../verification/work-address.ts';

/** Job boards that serve one employer at an address of its own. */
export const boardHosts = ['boards-api.greenhouse.io', 'api.lever.co', 'api.eu.lever.co'] as const;

export const longestFeedAddress = 2_000;

/** Hours of India at which a feed may be read. */
export const feedHours = Array.from({ length: 24 }, (_, hour) => hour);

const isBoard = (host: string): boolean => boardHosts.some((board) => board === host);

/** Plain address: a host of letters, digits, points and hyphens, which every reader of it takes for the same. */
const plain = /^https:\/\/([a-z\d.-]+[a-z])(?:[/?][!-[\]-~]*)?$/i;

/** Allows https without port or credentials, at the company's domains and known job boards. */
export function isFeedAddress(text: string, domains: readonly string[]): boolean {
  const host = text.length <= longestFeedAddress ? plain.exec(text)?.[1]?.toLowerCase() : undefined;
  return host !== undefined && (isBoard(host) || fitsDomains(host, domains));
}
