import { classes } from './classes.ts';
import { hashOf } from '#core/fnv-hash.ts';

const sizes = { small: ['s', 28], plain: ['', 40], large: ['l', 64] } as const;

/** Backgrounds with enough contrast for white letters. */
const grounds = ['#1d4f91', '#14684f', '#5f7216', '#b5391e', '#4b3a8f', '#9a2f57', '#0c6a80', '#3b3f46', '#1f6f3d', '#8a5200'] as const;

interface LogoProps {
  readonly name: string;
  readonly picture: string | null;
  readonly size?: keyof typeof sizes;
}

/** Company logo or initials. The name is always beside it. */
export function Logo({ name, picture, size = 'plain' }: LogoProps) {
  const [mark, pixels] = sizes[size];
  const className = classes('logo', mark);
  if (picture) return <img className={className} src={picture} alt="" width={pixels} height={pixels} loading="lazy" decoding="async" />;
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <path fill={grounds[hashOf(name) % grounds.length]} d="M0 0h40v40H0z" />
      <text x="20" y="20.5">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** Initials of two words; scripts with wider letters get one, with its signs. */
function initialsOf(name: string): string {
  const [first = '', second = ''] = name.match(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}](?:(?!\u094d)\p{M})*/gu) ?? [];
  return /^[\p{Script=Latin}\p{N}]/u.test(first) ? (first + second).toUpperCase() : first;
}
