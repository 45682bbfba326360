import { avatarNamed } from '#core/personas/avatar.ts';
import type { Author } from '#core/personas/author.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';

/** A face beside what it wrote, as a statement reads it. */
export interface FaceRow {
  readonly author_ref: string;
  readonly face_kind: ProfileType;
  readonly face_name: string;
  readonly face_avatar: string | null;
  readonly face_verified: boolean;
}

/** What everybody may see of it. */
export const faceIn = ({ face_kind, face_name, face_avatar, face_verified }: FaceRow): Author => ({
  profileType: face_kind,
  name: face_name,
  avatar: face_kind === 'ANONYMOUS' && face_avatar !== null ? avatarNamed(face_avatar) : undefined,
  isVerified: face_kind === 'DESIGNATION' && face_verified,
});
