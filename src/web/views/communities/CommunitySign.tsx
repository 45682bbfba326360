import type { CommunityType, PostCommunity } from '#core/communities/community.ts';
import { Logo } from '../ui/Logo.tsx';
import { OfficeIcon, PeopleIcon } from '../ui/icons.tsx';
import { classes } from '../ui/classes.ts';
import { TopicIcon } from '../content/post-icons.tsx';

interface CommunitySignProps {
  readonly community: Pick<PostCommunity, 'type' | 'name' | 'logo'>;
  readonly size?: 'small';
}

const signs: Readonly<Record<Exclude<CommunityType, 'company'>, typeof TopicIcon>> = { topic: TopicIcon, department: PeopleIcon, industry: OfficeIcon };

/** The sign of a community: a company has its own, all others that of their kind. The name always stands beside it. */
export function CommunitySign({ community: { type, name, logo }, size }: CommunitySignProps) {
  if (type === 'company' || logo) return <Logo name={name} picture={logo} {...(size && { size })} />;
  const Sign = signs[type];
  return (
    <span className={classes('glyph', size && 's')}>
      <Sign small={size === 'small'} />
    </span>
  );
}
