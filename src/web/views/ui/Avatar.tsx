import { hashOf } from './hash-of.ts';
import { classes } from './classes.ts';

const colours = [
  { ground: '#c5def2', shape: '#25567c', centre: '#e7835b' },
  { ground: '#f6cdd2', shape: '#7a2b38', centre: '#e0a12e' },
  { ground: '#dfe8b4', shape: '#56680f', centre: '#c4552d' },
  { ground: '#bfe6dc', shape: '#0f6b62', centre: '#f2a488' },
  { ground: '#f3d3e9', shape: '#8c3b7a', centre: '#f6b73c' },
  { ground: '#dcd2f4', shape: '#5b4590', centre: '#5fae8b' },
  { ground: '#f7dcc0', shape: '#8a4b12', centre: '#3f7f8c' },
  { ground: '#dcdee3', shape: '#3b3f46', centre: '#d98324' },
] as const;

/** Shapes of 20 by 20; one stands above the other, and both are mirrored. */
const tiles = [
  'M20 0v20h-20z',
  'M10 0h10v20h-10z',
  'M0 8h20v12h-20z',
  'M0 20v-20a20 20 0 0 1 20 20z',
  'M0 20a20 20 0 0 1 20-20v20z',
  'M0 0h20a20 20 0 0 1-20 20z',
  'M0 0h20l-20 20z',
] as const;

const centres = [
  'm20 13 7 7-7 7-7-7z',
  'M15 20a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  'M8.5 20a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM24.5 20a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
] as const;

/** The picture of a pseudonym, drawn from the name alone. Two people may share one, so the name always stands beside it. */
export function Avatar({ name, size }: { readonly name: string; readonly size?: 'small' }) {
  const hash = hashOf(name);
  const colour = colours[hash % colours.length] ?? colours[0];
  const top = Math.floor(hash / 8) % tiles.length;
  const bottom = (top + 1 + (Math.floor(hash / 56) % (tiles.length - 1))) % tiles.length;
  const centre = centres[Math.floor(hash / 336) % centres.length];
  const half = (
    <>
      <path d={tiles[top]} />
      <path d={tiles[bottom]} transform="translate(0 20)" />
    </>
  );
  return (
    <svg className={classes('avatar', size && 's')} viewBox="0 0 40 40" aria-hidden="true">
      <path fill={colour.ground} d="M0 0h40v40H0z" />
      <g fill={colour.shape}>
        {half}
        <g transform="matrix(-1 0 0 1 40 0)">{half}</g>
      </g>
      <path fill={colour.centre} d={centre} />
    </svg>
  );
}
