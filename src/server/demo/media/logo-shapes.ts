import { dot, filledShape, lined } from './svg-shapes.ts';

/** Background, foreground and accent colours. */
export interface LogoColours {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
}

const ring = (colour: string, x: number, y: number, radius: number, width = 2.6) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const logoShapes = {
  river: ({ ink }) => lined(ink, 'M6 15c4-5 8-5 12 0s8 5 16 0M6 22c4-5 8-5 12 0s8 5 16 0M6 29c4-5 8-5 12 0s8 5 16 0'),
  bird: ({ ink, accent }) => filledShape(ink, 'M10 30a16 16 0 0 1 16-16h4a10 10 0 0 1-10 10v6z') + dot(accent, 26, 12, 3),
  leaf: ({ ink }) => lined(ink, 'M20 31c-8-3-10-12-8-20 9 1 13 7 12 13M20 31c5-1 10-5 10-12-5 0-9 3-10 6'),
  arrowhead: ({ ink }) => filledShape(ink, 'M8 27 20 10l12 17-12-6z'),
  bars: ({ ink }) => filledShape(ink, 'M10 30V18h5v12zM18 30V10h5v20zM26 30v-8h5v8z'),
  flame: ({ ink, ground }) => filledShape(ink, 'M20 32c-9-5-9-14 0-24 9 10 9 19 0 24z') + filledShape(ground, 'M20 32c-3-5-3-10 0-15 3 5 3 10 0 15z'),
  signal: ({ ink, accent }) => lined(ink, 'M12 28a11 11 0 0 1 16-16M16 28a7 7 0 0 1 10-10') + dot(accent, 24, 26, 3.2),
  peaks: ({ ink, accent }) => filledShape(ink, 'm6 30 9-14 5 7 4-6 10 13z') + dot(accent, 25, 11, 3),
  cross: ({ ink }) => filledShape(ink, 'M17 10h6v7h7v6h-7v7h-6v-7h-7v-6h7z'),
  bag: ({ ink }) => lined(ink, 'M12 16h16l2 15H10zM15 19v-4a5 5 0 0 1 10 0v4'),
  sunrise: ({ ink, accent }) => filledShape(accent, 'M11 25a9 9 0 0 1 18 0z') + lined(ink, 'M7 29.500h26M20 8v3.500M9 12.500l2.500 2.500M31 12.500 28.500 15'),
  lotus: ({ ink, accent }) =>
    filledShape(ink, 'M20 30C12 30 7 25 6 17c8 1 13 5 14 13zM20 30c8 0 13-5 14-13-8 1-13 5-14 13z') +
    filledShape(accent, 'M20 29c-5-6-5-14 0-20 5 6 5 14 0 20z'),
  wheel: ({ ink, accent }) =>
    ring(ink, 20, 20, 11.5) + lined(ink, 'M20 9v22M9 20h22M12.200 12.200l15.600 15.600M27.800 12.200 12.200 27.800', 1.6) + dot(accent, 20, 20, 3.6),
  bridge: ({ ink }) => lined(ink, 'M6 28h28M9 28a11 12 0 0 1 22 0') + lined(ink, 'M14.500 27v-8M20 27V17M25.500 27v-8', 1.8),
  weave: ({ ink, accent }) =>
    filledShape(ink, 'M8 11h9v4H8zM23 11h9v4h-9zM8 25h9v4H8zM23 25h9v4h-9zM8 18h2v4H8zM16 18h8v4h-8zM30 18h2v4h-2z') +
    filledShape(accent, 'M18 8h4v9h-4zM18 23h4v9h-4zM11 8h4v2h-4zM11 16h4v8h-4zM11 30h4v2h-4zM25 8h4v2h-4zM25 16h4v8h-4zM25 30h4v2h-4z'),
  stepwell: ({ ink, accent }) => lined(ink, 'M8 8h24v24H8zM13.500 13.500h13v13h-13z', 2.4) + filledShape(accent, 'M18 18h4v4h-4z'),
  grain: ({ ink }) =>
    lined(ink, 'M20 33V14', 2) +
    filledShape(
      ink,
      'M20 13c-3-2-3-5 0-7 3 2 3 5 0 7zM20 20c0-4 3-6 7-6 0 4-3 6-7 6zM20 20c0-4-3-6-7-6 0 4 3 6 7 6zM20 27c0-4 3-6 7-6 0 4-3 6-7 6zM20 27c0-4-3-6-7-6 0 4 3 6 7 6z',
    ),
  cloud: ({ ink }) => filledShape(ink, 'M12.500 28.500a6.200 6.200 0 0 1-.5-12.400 8.600 8.600 0 0 1 16.300.9 5.800 5.800 0 0 1-.3 11.500z'),
  gear: ({ ink, accent }) =>
    `<g fill="none" stroke="${ink}"><circle cx="20" cy="20" r="8" stroke-width="5"/><circle cx="20" cy="20" r="11.500" stroke-width="4" stroke-dasharray="4.516 4.516"/></g>` +
    dot(accent, 20, 20, 2.4),
  boat: ({ ink, accent }) => filledShape(ink, 'M8 25h24l-4 6.500H12zM19 8v14.500H9.500z') + filledShape(accent, 'm21.500 12 7.500 10.500h-7.500z'),
  moon: ({ ink, accent }) => filledShape(ink, 'M23.500 8.500a12 12 0 1 0 8 15.500 10 10 0 0 1-8-15.500z') + dot(accent, 28.5, 14.5, 2.4),
  nodes: ({ ink, accent }) => lined(ink, 'M20 12 11.500 27h17z', 2) + dot(ink, 11.5, 27, 4) + dot(ink, 28.5, 27, 4) + dot(accent, 20, 12, 4),
  cell: ({ ink, accent }) =>
    lined(ink, 'm20 7.500 10.800 6.200v12.500L20 32.500 9.200 26.200V13.700z') +
    filledShape(accent, 'm20 14.500 4.800 2.800v5.500L20 25.500l-4.800-2.700v-5.500z'),
  lamp: ({ ink, accent }) =>
    filledShape(ink, 'M7 22h26c-1 6-6 10-13 10S8 28 7 22z') + filledShape(accent, 'M20 7c4.500 5 4.500 9 0 12.500-4.500-3.500-4.500-7.500 0-12.500z'),
  drum: ({ ink, accent }) => filledShape(ink, 'M10 8.500h20L22.500 20 30 31.500H10L17.500 20z') + filledShape(accent, 'M14.500 18.500h11v3h-11z'),
  paisley: ({ ink, ground, accent }) =>
    filledShape(ink, 'M28 7c-3.500 4.500 3 9 1.500 16.500A10 10 0 1 1 13 14c4.500-4 10-2.500 15-7z') +
    dot(ground, 19.6, 22.2, 4.6) +
    dot(accent, 19.6, 22.2, 2.2),
  plume: ({ ink, ground, accent }) =>
    filledShape(ink, 'M20 34C8 28 8 12 20 6c12 6 12 22 0 28z') +
    lined(ground, 'M20 22v11M20 27l4-3M20 27l-4-3', 1.6) +
    dot(ground, 20, 16.5, 5) +
    dot(accent, 20, 16.5, 2.8),
  petals: ({ ink, accent }) =>
    filledShape(
      ink,
      'M20 18.500c-5-4-5-8 0-12 5 4 5 8 0 12zM21.500 20c4-5 8-5 12 0-4 5-8 5-12 0zM20 21.500c5 4 5 8 0 12-5-4-5-8 0-12zM18.500 20c-4 5-8 5-12 0 4-5 8-5 12 0z',
    ) + filledShape(accent, 'm20 17.500 2.500 2.500-2.500 2.500-2.500-2.500z'),
  house: ({ ink, accent }) => lined(ink, 'M7.500 20.500 20 9l12.500 11.500M11.500 18v13h17V18') + filledShape(accent, 'M17.500 31v-7h5v7z'),
  fish: ({ ink, ground }) =>
    filledShape(ink, 'M6 20c6-9 15-9 21 0 2-4 4-5.500 7-5.500-2 4-2 7 0 11-3 0-5-1.500-7-5.500-6 9-15 9-21 0z') + dot(ground, 13, 18.5, 1.7),
  tree: ({ ink, ground }) => lined(ink, 'M20 24v9') + dot(ink, 20, 16.5, 10) + lined(ground, 'M20 26V13M20 18.500l4-3.500M20 22l-4.500-4', 2),
  road: ({ ink, ground }) => filledShape(ink, 'M10 32 17.500 8h5L30 32z') + lined(ground, 'M20 11v2.500M20 18v4M20 27v5', 2),
  book: ({ ink, ground }) =>
    filledShape(ink, 'M20 13c-4-3-8-3-12.500-3v18c4.500 0 8.500 0 12.500 3 4-3 8-3 12.500-3V10C28 10 24 10 20 13z') + lined(ground, 'M20 14v15', 1.8),
  rings: ({ ink, accent }) => ring(ink, 15.5, 20, 7.5, 3) + ring(accent, 24.5, 20, 7.5, 3) + lined(ink, 'M20 14a7.500 7.500 0 0 1 3 6', 3),
  shield: ({ ink, ground }) => filledShape(ink, 'm20 7 11 4c0 10-3 17-11 22C12 28 9 21 9 11z') + lined(ground, 'm14.500 19.500 4 4 7-7.500'),
  layers: ({ ink, accent }) => filledShape(accent, 'm20 8 13 6.500L20 21 7 14.500z') + lined(ink, 'm8 20.500 12 6 12-6M8 26.500l12 6 12-6'),
  pot: ({ ink, accent }) =>
    filledShape(ink, 'M14 8h12v3h-2c0 3.500 6.500 5.500 6.500 12 0 5.500-4.500 9-10.500 9S9.500 28.500 9.500 23c0-6.500 6.500-8.500 6.500-12h-2z') +
    lined(accent, 'm11 22.500 3-2 3 2 3-2 3 2 3-2 3 2', 1.8),
  kite: ({ ink, ground, accent }) =>
    filledShape(ink, 'M20 6 31 17 20 29 9 17z') + lined(ground, 'M20 8v19M11 17c6-4 12-4 18 0', 1.6) + lined(accent, 'M20 29c3 2-2 3 1 6'),
  quarters: ({ ink, accent }) =>
    filledShape(ink, 'M8 19.500A11.500 11.500 0 0 1 19.500 8v11.500zM20.500 20.500H32A11.500 11.500 0 0 1 20.500 32z') +
    filledShape(accent, 'M32 8A11.500 11.500 0 0 1 20.500 19.500V8zM8 32a11.500 11.500 0 0 1 11.500-11.500V32z'),
  tower: ({ ink, accent }) => filledShape(ink, 'M14 14h12l1 5H13zM12 20.500h16l1 5H11zM10 27h20l1 5H9z') + filledShape(accent, 'M20 6.500 24.500 12.500h-9z'),
} as const satisfies Record<string, (colours: LogoColours) => string>;

export type LogoShape = keyof typeof logoShapes;

// Object.keys forgets which keys there were.
export const logoShapeNames = Object.keys(logoShapes) as readonly LogoShape[];
