import { demoDrawingOf, type DemoDrawing } from './picture.ts';
import { dot, filledShape, rectangle } from './svg-shapes.ts';

const skins = ['#8d5a3b', '#a8714c', '#6f4630', '#c08a63'] as const;
const grounds = ['#e9d9c3', '#cfe0dc', '#d7d8ec', '#efd3cb'] as const;
const clothes = ['#1d4f91', '#9a2f57', '#14684f', '#8a5200'] as const;

const hair: readonly string[] = [
  'M62 84q-4-44 38-44q38 0 38 44q-8-22-22-26-30 10-46-2-6 8-8 28z',
  'M60 128q-12-90 40-90q40 0 40 90q-16-8-16-40l-10-26q-30 12-42 0l-4 26q0 30-8 40z',
  'M64 78q0-38 36-38q36 0 36 38l-8-14H72z',
];

const drawn = (skin: string, ground: string, cloth: string, shape: string): string =>
  rectangle(ground, 0, 0, 200, 200) +
  filledShape(cloth, 'M30 200q0-58 70-58q70 0 70 58z') +
  filledShape(skin, 'M84 120h32v28q-16 12-32 0z') +
  dot(skin, 100, 92, 36) +
  filledShape('#2b2320', shape);

export const everyPortrait: readonly DemoDrawing[] = hair.flatMap((shape, at) =>
  skins.map((skin, place) =>
    demoDrawingOf(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${drawn(skin, grounds[(place + at) % 4] ?? grounds[0], clothes[(place + at * 2) % 4] ?? clothes[0], shape)}</svg>`,
    ),
  ),
);
