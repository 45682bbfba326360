import type { PageRequest, WireAnswer } from '#contract/rendered-page.ts';
import type { Operation } from '#openapi/read/operation.ts';
import type { ResponseCache } from '../traffic/response-cache.ts';

type Ask = PageRequest['ask'];

/** Bounds a cache of many small answers. */
export const maxAnswersForAll = 500;

/** Fetches shared answers as a guest for the cache, and the rest as the member, so nothing personal is cached. */
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
