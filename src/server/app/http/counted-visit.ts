import type { FastifyRequest } from 'fastify';
import { isSearchEngine } from '#core/bots/search-engine.ts';
import { cookiesIn } from './cookies.ts';
import { deskCookies } from './cookie-jar.ts';

/** Leaves out search engines, and browsers that are logged in at a company's desk. */
export function isCountedVisit({ headers }: FastifyRequest): boolean {
  const cookies = cookiesIn(headers.cookie);
  return !isSearchEngine(headers['user-agent'] ?? '') && !deskCookies.some((name) => cookies.has(name));
}
