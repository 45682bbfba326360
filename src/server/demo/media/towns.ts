import type { Random } from '../random.ts';
import { hill, steps, width, type DrawCover } from './strokes.ts';
import { dot, filledShape, lined } from './svg-shapes.ts';

export const towns = {
  rooflines: ({ far, middle, near, ground, light }, random) =>
    dot(light, random.between(160, 1040), 74, 30) +
    filledShape(far, roofs(random, 150, 44)) +
    filledShape(middle, roofs(random, 196, 58)) +
    filledShape(near, roofs(random, 246, 76)) +
    filledShape(light, windows(random, 262)) +
    filledShape(ground, 'M0 288h1200v12H0z'),

  skyline: ({ far, middle, near, ground, light }, random) =>
    filledShape(far, towers(random, 60, 150, 44)) +
    filledShape(middle, towers(random, 120, 210, 62)) +
    filledShape(near, towers(random, 190, 262, 90)) +
    filledShape(light, lit(random)) +
    filledShape(ground, 'M0 284h1200v16H0z'),

  viaduct: ({ far, middle, near, ground, light }, random) => {
    const arches = steps(0, width, 100).map((x) => `M${x + 12} 300v-64a38 38 0 0 1 76 0v64z`);
    const coaches = steps(0, 7, 1).map((at) => `M${330 + at * 74} 150h68v-24h-68z`);
    const panes = steps(0, 7, 1).map((at) => `M${338 + at * 74} 132h12v8h-12zM${358 + at * 74} 132h12v8h-12zM${378 + at * 74} 132h12v8h-12z`);
    return (
      dot(light, random.between(100, 1100), 66, 26) +
      filledShape(far, hill(random, 140, 34, 4)) +
      filledShape(middle, hill(random, 214, 26, 3)) +
      filledShape(ground, `M0 156h1200v144H0z${coaches.join('')}`) +
      filledShape(near, arches.join('')) +
      filledShape(light, panes.join(''))
    );
  },

  pylons: ({ far, middle, near, ground, light }, random) => {
    const posts = steps(60, width, 270);
    const wires = [96, 112, 128].map((y) => `M-210 ${y}${posts.map(() => 'q135 44 270 0').join('')}q135 44 270 0`);
    return (
      dot(light, random.between(140, 1060), 80, 32) +
      filledShape(far, hill(random, 190, 24, 4)) +
      filledShape(middle, hill(random, 226, 18, 3)) +
      lined(
        near,
        posts
          .map(
            (x) =>
              `M${x - 26} 272 ${x} 82l26 190M${x - 34} 112h68M${x - 26} 128h52M${x - 22} 96h44M${x - 19} 222 ${x + 13} 176 ${x - 8} 140M${x + 19} 222 ${x - 13} 176 ${x + 8} 140`,
          )
          .join(''),
        3,
      ) +
      lined(near, wires.join(''), 1.5) +
      filledShape(ground, hill(random, 272, 8, 4))
    );
  },
} as const satisfies Record<string, DrawCover>;

function roofs(random: Random, eaves: number, broad: number): string {
  let path = '';
  for (let x = -random.between(0, broad); x < width;) {
    const wide = random.between(Math.round(broad * 0.7), Math.round(broad * 1.5));
    const top = eaves + random.between(-18, 12);
    const gable = random.chance(0.45);
    path += gable
      ? `M${x} 300V${top}l${Math.round(wide / 2)}-${Math.round(wide / 4)} ${wide - Math.round(wide / 2)} ${Math.round(wide / 4)}V300z`
      : `M${x} 300V${top}h${wide}V300z`;
    if (!gable && random.chance(0.4)) path += `M${x + 8} ${top}v-14h16v14z`;
    x += wide;
  }
  return path;
}

function windows(random: Random, y: number): string {
  return steps(14, width, 40)
    .filter(() => random.chance(0.6))
    .map((x) => `M${x} ${y}h8v11h-8z`)
    .join('');
}

function towers(random: Random, highest: number, lowest: number, broad: number): string {
  let path = 'M0 300';
  for (let x = 0; x < width;) {
    const wide = random.between(Math.round(broad * 0.6), Math.round(broad * 1.3));
    path += `V${random.between(highest, lowest)}h${wide}`;
    x += wide;
  }
  return `${path}V300z`;
}

function lit(random: Random): string {
  return steps(0, 70, 1)
    .map(() => `M${random.between(0, 119) * 10} ${270 - random.between(0, 3) * 14}h5v7h-5z`)
    .join('');
}
