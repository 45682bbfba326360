import { avatarColours, avatarPictures, drawingOf, type Avatar as Picture } from '#core/personas/avatar.ts';
import { classes } from './classes.ts';
import { hashOf } from '#core/fnv-hash.ts';

interface AvatarProps {
  /** Made-up name, which selects a picture if none is chosen. */
  readonly name: string;
  readonly picture?: Picture | undefined;
  readonly size?: 'small';
}

/** Picture of a pseudonym. Two people may share one, so show the name beside it. */
export function Avatar({ name, picture, size }: AvatarProps) {
  const { upper, lower, centre, ground, shape, middle } = drawingOf(picture ?? pictureBy(name));
  const half = (
    <>
      <path d={upper} />
      <path d={lower} transform="translate(0 20)" />
    </>
  );
  return (
    <svg className={classes('avatar', size && 's')} viewBox="0 0 40 40" aria-hidden="true">
      <path fill={ground} d="M0 0h40v40H0z" />
      <g fill={shape}>
        {half}
        <g transform="matrix(-1 0 0 1 40 0)">{half}</g>
      </g>
      <path fill={middle} d={centre} />
    </svg>
  );
}

function pictureBy(name: string): Picture {
  const hash = hashOf(name);
  return { picture: Math.floor(hash / avatarColours.length) % avatarPictures, colour: avatarColours[hash % avatarColours.length] ?? 'sky' };
}
