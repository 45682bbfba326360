import type { components } from '#contract/generated/feed.ts';
import { avatarUriOf } from '#core/personas/avatar.ts';
import type { Author } from '#core/personas/author.ts';

export const authorToContract = ({ avatar, ...author }: Author): components['schemas']['Author'] => ({
  ...author,
  avatar: avatar ? avatarUriOf(avatar) : null,
});
