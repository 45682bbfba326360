import type { components } from '#contract/generated/feed.ts';
import { avatarNamed } from '#core/personas/avatar.ts';
import type { Author } from '#core/personas/author.ts';

export const authorFromContract = ({ avatar, ...author }: components['schemas']['Author']): Author => ({
  ...author,
  avatar: avatar === null ? undefined : avatarNamed(avatar),
});
