import type { Member } from './session.ts';

/** Copies only shared facts, so new personal fields stay private until listed here. */
export const anyMember = ({ isReader, isWriter, naukriUser, role, isDeactivated }: Member): Member => ({
  isReader,
  isWriter,
  naukriUser,
  role,
  isDeactivated,
  userId: 'anyone',
  displayName: '',
  loginSource: 'recovery',
  signedInAt: 0,
});
