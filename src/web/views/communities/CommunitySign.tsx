import type { PostCommunity } from '#core/communities/community.ts';
import { Logo } from '../ui/Logo.tsx';
import { OfficeIcon, PeopleIcon } from '../ui/icons.tsx';
import { classes } from '../ui/classes.ts';
import { TopicMark } from './TopicMark.tsx';

interface CommunitySignProps {
  readonly community: Pick<PostCommunity, 'type' | 'name' | 'logo' | 'sign'>;
  readonly size?: 'small';
}

/** Company logo, a topic's drawing or the sign of its kind. The name is always beside it. */
export function CommunitySign({ community: { type, name, logo, sign }, size }: CommunitySignProps) {
  if (type === 'company' || logo) return <Logo name={name} picture={logo} {...(size && { size })} />;
  const small = size === 'small';
  return (
    <span className={classes('glyph', size && 's')}>
      {type === 'topic' ? (
        <TopicMark sign={sign ?? 'talk'} small={small} />
      ) : type === 'department' ? (
        <PeopleIcon small={small} />
      ) : (
        <OfficeIcon small={small} />
      )}
    </span>
  );
}
