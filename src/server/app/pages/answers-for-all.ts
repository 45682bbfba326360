import type { PageRequest, WireAnswer } from '#contract/rendered-page.ts';
import type { Operation } from '#openapi/read/operation.ts';
import type { ResponseCache } from '../traffic/response-cache.ts';

type Ask = PageRequest['ask'];

/** Answers are small, but there are many: each part of the companies that are read most just now. */
export const maxAnswersForAll = 500;

/**
 * The way in which a member's page asks: what is the same for everyone is asked as by a guest and kept for others, and the rest in the name of the member.
 * So the kept answers can hold nothing of any member.
 */
export function askingForAll(operations: readonly Operation[], cache: ResponseCache<WireAnswer>, asGuest: Ask): (inTheirName: Ask) => Ask {
  const kept = operations.flatMap(({ path, isSameForAll, cacheSeconds }) => (isSameForAll && cacheSeconds ? [{ is: patternOf(path), cacheSeconds }] : []));
  return (inTheirName) => (call) => {
    const [path = ''] = call.url.split('?', 1);
    const found = call.method === 'GET' ? kept.find(({ is }) => is.test(path)) : undefined;
    return found
      ? cache.get(
          call.url,
          found.cacheSeconds * 1_000,
          () => asGuest(call),
          ({ status }) => status === 200,
        )
      : inTheirName(call);
  };
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
