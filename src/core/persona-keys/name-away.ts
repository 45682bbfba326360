import type { UserStorage } from '../device/user-storage.ts';

/** Error code when this browser lacks the key of the member's pseudonym. */
export const nameAway = 'NAME_AWAY';

/** Error code when the key's pseudonym was deleted. */
export const nameDeleted = 'NAME_DELETED';

type DeletionStorage = Pick<UserStorage, 'read' | 'keep' | 'drop'>;

const name = 'name-deleted';

/** Device mark of a deleted pseudonym, since the server knows of none. */
export const deletedName = {
  isMarked: (storage: Pick<DeletionStorage, 'read'>): boolean => storage.read(name) !== undefined,
  mark: (storage: Pick<DeletionStorage, 'keep'>): void => void storage.keep(name, { isDeleted: true }),
  unmark: (storage: Pick<DeletionStorage, 'drop'>): void => storage.drop(name),
};
