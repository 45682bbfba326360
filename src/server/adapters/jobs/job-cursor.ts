import { Failure } from '#core/failure.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';
import { hashed, type Secrets } from '../secrets/secrets.ts';
import type { JobPosition } from './job-list-query.ts';

export interface JobCursor {
  /** Position, missing at the start of the list. */
  readonly position: JobPosition | undefined;
  readonly count: number;
}

/** Cursor valid for this list alone. */
export const jobCursor = (secrets: Secrets, list: readonly unknown[], { position, count }: JobCursor): string =>
  listCursor(secrets, named(list), { order: position?.key ?? 0, id: JSON.stringify([count, position?.firstSeen, position?.id]) });

export function jobPositionAt(secrets: Secrets, list: readonly unknown[], cursor: string | null | undefined): JobCursor | undefined {
  const at = keysetPosition(secrets, named(list), cursor);
  if (!at) return undefined;
  const [count, firstSeen, id] = JSON.parse(at.id) as readonly unknown[];
  if (typeof count !== 'number') throw new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });
  return { count, position: typeof id === 'string' && typeof firstSeen === 'string' ? { id, firstSeen, key: at.order } : undefined };
}

/** Hashes the search so that a cursor fits into a URL. */
const named = (list: readonly unknown[]): readonly string[] => [hashed(JSON.stringify(list))];
