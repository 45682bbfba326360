import type { TopicSign } from '#core/communities/topic-signs.ts';
import type { IconProps } from '../ui/Icon.tsx';
import drawings from './topic-signs.svg?url';

/** Topic drawing from one shared file, loaded once. */
export const TopicMark = ({ sign, small = false }: IconProps & { readonly sign: TopicSign }) => (
  <svg className={small ? 'icon s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${drawings}#${sign}`} />
  </svg>
);
