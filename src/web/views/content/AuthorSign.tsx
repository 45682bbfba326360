import type { Author } from '#core/personas/author.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classes } from '../ui/classes.ts';
import { OfficeIcon } from '../ui/icons.tsx';

interface AuthorSignProps {
  readonly author: Pick<Author, 'profileType' | 'name' | 'avatar'>;
  readonly size?: 'small';
}

/** Picture of a made-up name, or the common sign of designations. */
export const AuthorSign = ({ author: { profileType, name, avatar }, size }: AuthorSignProps) =>
  profileType === 'ANONYMOUS' ? (
    <Avatar name={name} picture={avatar} {...(size && { size })} />
  ) : (
    <span className={classes('glyph avatar', size && 's')}>
      <OfficeIcon small={size === 'small'} />
    </span>
  );
