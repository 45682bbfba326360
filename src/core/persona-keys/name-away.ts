import type { UserStorage } from '../device/user-storage.ts';

/** The code of a refusal on the device: the member has a made-up name, or had one, and this browser cannot write under it. */
export const nameAway = 'NAME_AWAY';

/** The code by which the name of a key that is here turns out to be deleted. */
export const nameDeleted = 'NAME_DELETED';

type DeletionStorage = Pick<UserStorage, 'read' | 'keep' | 'drop'>;

const name = 'name-deleted';

/** The mark on the device that the name of its member was deleted: the server knows no name of theirs, and cannot say so. */
export const deletedName = {
  isMarked: (storage: Pick<DeletionStorage, 'read'>): boolean => storage.read(name) !== undefined,
  mark: (storage: Pick<DeletionStorage, 'keep'>): void => void storage.keep(name, { isDeleted: true }),
  unmark: (storage: Pick<DeletionStorage, 'drop'>): void => storage.drop(name),
};
