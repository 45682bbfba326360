import { isRecord } from '#core/record.ts';
import type { Operation } from '#openapi/read/operation.ts';
import type { ResponseCaches } from '../traffic/response-cache.ts';

/** Drops what is cached for guests once something changed: all of it, or what names the thing. */
export const renewing =
  (caches: Pick<ResponseCaches, 'clearEverywhere'>) =>
  ({ clearsCache, renews }: Operation, made: unknown): void => {
    const about = renews !== undefined && isRecord(made) ? made[renews] : undefined;
    if (clearsCache) caches.clearEverywhere();
    else if (typeof about === 'string') caches.clearEverywhere(about);
  };
