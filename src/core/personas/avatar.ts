/** Picture from a shared pool, which reveals nothing about its owner. */
export interface Avatar {
  readonly picture: number;
  readonly colour: AvatarColour;
}

export const avatarColours = ['sky', 'rose', 'olive', 'teal', 'pink', 'violet', 'amber', 'slate'] as const;

export type AvatarColour = (typeof avatarColours)[number];

/** Two mirrored 20 by 20 tiles on a 40 by 40 ground. */
export interface AvatarDrawing {
  readonly upper: string;
  readonly lower: string;
  readonly centre: string;
  readonly ground: string;
  readonly shape: string;
  readonly middle: string;
}

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

const inks: Readonly<Record<AvatarColour, Pick<AvatarDrawing, 'ground' | 'shape' | 'middle'>>> = {
  sky: { ground: '#c5def2', shape: '#25567c', middle: '#e7835b' },
  rose: { ground: '#f6cdd2', shape: '#7a2b38', middle: '#e0a12e' },
  olive: { ground: '#dfe8b4', shape: '#56680f', middle: '#c4552d' },
  teal: { ground: '#bfe6dc', shape: '#0f6b62', middle: '#f2a488' },
  pink: { ground: '#f3d3e9', shape: '#8c3b7a', middle: '#f6b73c' },
  violet: { ground: '#dcd2f4', shape: '#5b4590', middle: '#5fae8b' },
  amber: { ground: '#f7dcc0', shape: '#8a4b12', middle: '#3f7f8c' },
  slate: { ground: '#dcdee3', shape: '#3b3f46', middle: '#d98324' },
};

export const avatarPictures = tiles.length * (tiles.length - 1) * centres.length;

export function drawingOf({ picture, colour }: Avatar): AvatarDrawing {
  const upper = picture % tiles.length;
  const lower = (upper + 1 + (Math.floor(picture / tiles.length) % (tiles.length - 1))) % tiles.length;
  const centre = Math.floor(picture / tiles.length / (tiles.length - 1)) % centres.length;
  return { upper: tiles[upper] ?? tiles[0], lower: tiles[lower] ?? tiles[0], centre: centres[centre] ?? centres[0], ...inks[colour] };
}

/** Name such as `17-sky`. */
export const avatarUriOf = ({ picture, colour }: Avatar): string => `${picture}-${colour}`;

export function avatarNamed(uri: string): Avatar | undefined {
  const [, digits, name] = /^(0|[1-9]\d{0,2})-([a-z]+)$/.exec(uri) ?? [];
  const colour = avatarColours.find((each) => each === name);
  const picture = Number(digits);
  return colour !== undefined && picture < avatarPictures ? { picture, colour } : undefined;
}

export const avatarUrlOf = (avatar: Avatar): string => `/avatars/${avatarUriOf(avatar)}.svg`;

export function avatarUriAt(url: string): string | undefined {
  const uri = /^\/avatars\/([0-9]{1,3}-[a-z]+)\.svg$/.exec(url)?.[1];
  return uri !== undefined && avatarNamed(uri) ? uri : undefined;
}
