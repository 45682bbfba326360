import type { Member } from './session.ts';

/** Any member of the same kind: all that many share, and nothing of this one. A member’s own facts that come later are theirs alone until they are listed here. */
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
