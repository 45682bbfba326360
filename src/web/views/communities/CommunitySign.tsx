import type { PostCommunity } from '#core/communities/community.ts';
import { Logo } from '../ui/Logo.tsx';
import { OfficeIcon, PeopleIcon } from '../ui/icons.tsx';
import { classes } from '../ui/classes.ts';
import { TopicMark } from './TopicMark.tsx';

interface CommunitySignProps {
  readonly community: Pick<PostCommunity, 'type' | 'name' | 'logo' | 'sign'>;
  readonly size?: 'small';
}

/** The sign of a community: a company has its own, a topic one of those that are drawn, all others that of their kind. The name always is beside it. */
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
