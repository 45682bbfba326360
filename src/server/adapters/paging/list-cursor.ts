import { Failure } from '#core/failure.ts';
import type { Secrets } from '../secrets/secrets.ts';

export interface KeysetPosition {
  readonly order: number;
  readonly id: string;
}

/** Keyset cursor, sealed as it may contain an anonymous post's time, and bound to list and reader. */
export const listCursor = (secrets: Secrets, list: readonly unknown[], { order, id }: KeysetPosition): string =>
  secrets.seal('list cursor', [JSON.stringify(list), order, id]);

/** Accepts a guest's cursor too, so that members can read on. */
export function keysetPosition(
  secrets: Secrets,
  list: readonly unknown[],
  cursor: string | null | undefined,
  guests: readonly unknown[] = list,
): KeysetPosition | undefined {
  if (!cursor) return undefined;
  const parts = secrets.unseal('list cursor', cursor);
  const [of, order, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  if ((of !== JSON.stringify(list) && of !== JSON.stringify(guests)) || typeof order !== 'number' || typeof id !== 'string')
    throw new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });
  return { order, id };
}
