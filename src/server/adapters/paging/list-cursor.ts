import { Failure } from '#core/failure.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** A keyset position in a list: the number by which it is ordered, and the id of what is there. */
export interface KeysetPosition {
  readonly order: number;
  readonly id: string;
}

/** The cursor of a list (keyset pagination), as a word for a URL. It is sealed, because the moment of an anonymous post may be in it, and good for this list and reader only. */
export const listCursor = (secrets: Secrets, list: readonly unknown[], { order, id }: KeysetPosition): string =>
  secrets.seal('list cursor', [JSON.stringify(list), order, id]);

/** The position in a list; that of a guest's list, too, where members read on from what everyone is shown. */
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
