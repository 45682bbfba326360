import { landscapes } from './landscapes.ts';
import { patterns } from './patterns.ts';
import type { CoverColours } from './strokes.ts';
import { towns } from './towns.ts';
import { demoDrawingOf, type DemoDrawing } from './picture.ts';
import { Random } from '../random.ts';

const families = { ...landscapes, ...towns, ...patterns };

export type CoverFamily = keyof typeof families;

// Object.keys forgets which keys there were.
export const coverFamilies = Object.keys(families) as readonly CoverFamily[];

export const palettes: readonly CoverColours[] = [
  { sky: '#f3e2cf', far: '#e6c6a8', middle: '#cf9f83', near: '#9c6b62', ground: '#5b4350', light: '#f7b267' },
  { sky: '#dfe8ea', far: '#b9cfd4', middle: '#87aab3', near: '#52808d', ground: '#2c5361', light: '#f2dfa3' },
  { sky: '#eef0dc', far: '#c9d5ae', middle: '#96b07f', near: '#5f8660', ground: '#2f5a48', light: '#f0c36e' },
  { sky: '#e9def0', far: '#c8b3db', middle: '#9a86bd', near: '#67589a', ground: '#3a3268', light: '#f5c9a0' },
  { sky: '#e2e8f5', far: '#b4c4e4', middle: '#7f98cd', near: '#4a68ab', ground: '#253d7d', light: '#f3d59b' },
  { sky: '#f6e3d8', far: '#e6b99f', middle: '#cd8a6c', near: '#9f5a45', ground: '#65352f', light: '#f6d98f' },
  { sky: '#1d2b45', far: '#2a3d5f', middle: '#395279', near: '#4f6c97', ground: '#131d31', light: '#f2cf85' },
];

export const covers: Readonly<Record<CoverFamily, readonly DemoDrawing[]>> = drawn();

export const everyCover: readonly DemoDrawing[] = Object.values(covers).flat();

function drawn(): Record<CoverFamily, DemoDrawing[]> {
  const inColours = Object.entries(families).map(([family, draw]) => [
    family,
    palettes.map((colours, at) =>
      demoDrawingOf(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 300"><path fill="${colours.sky}" d="M0 0h1200v300H0z"/>${draw(colours, new Random(at, 0, family))}</svg>`,
      ),
    ),
  ]);
  // Object.fromEntries forgets which keys there were.
  return Object.fromEntries(inColours) as Record<CoverFamily, DemoDrawing[]>;
}
