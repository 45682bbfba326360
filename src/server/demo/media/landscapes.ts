import type { Random } from '../random.ts';
import { height, hill, ridge, steps, width, type DrawCover } from './strokes.ts';
import { dot, filledShape, lined } from './svg-shapes.ts';

export const landscapes = {
  hills: ({ far, middle, near, ground, light }, random) =>
    dot(light, random.between(200, 1000), 90, 34) +
    filledShape(far, hill(random, 150, 30, 5)) +
    filledShape(middle, hill(random, 190, 30, 4)) +
    filledShape(near, hill(random, 230, 24, 3)) +
    filledShape(ground, hill(random, 268, 14, 4)),

  fields: ({ far, middle, near, ground, light }, random) => {
    const eye = random.between(400, 800);
    const furrows = steps(-2400, 3600, 240).map((x, at) => (at % 2 ? `M${eye} 118L${x} 300h240z` : ''));
    return (
      dot(light, eye + random.between(-260, 260), 76, 30) +
      filledShape(far, hill(random, 104, 12, 6)) +
      filledShape(middle, 'M0 118h1200v182H0z') +
      filledShape(near, furrows.join('')) +
      filledShape(ground, `${copse(random, 0, 360)}${copse(random, 840, 1200)}M0 118h1200v3H0z`)
    );
  },

  forest: ({ far, middle, near, ground }, random) =>
    filledShape(far, `${firs(random, 190, 60, 46)}M0 188h1200v112H0z`) +
    filledShape(middle, `${firs(random, 232, 78, 60)}M0 230h1200v70H0z`) +
    filledShape(near, `${firs(random, 276, 98, 84)}M0 274h1200v26H0z`) +
    filledShape(ground, hill(random, 284, 6, 4)),

  terraces: ({ far, middle, near, ground, light }, random) => {
    const slope = hill(random, 150, 40, 3);
    const rows = steps(0, 6, 1).map((row) => ridge(random, 176 + row * 22, 12, 4));
    return (
      dot(light, random.between(120, 1080), 70, 28) +
      filledShape(far, hill(random, 130, 30, 5)) +
      filledShape(middle, slope) +
      lined(near, rows.join(''), 7) +
      filledShape(ground, hill(random, 290, 6, 3))
    );
  },

  harbour: ({ far, middle, near, ground, light }, random) => {
    const boats = steps(0, 5, 1).map((at) => {
      const x = 90 + at * 230 + random.between(-50, 50);
      const y = 176 + random.between(0, 70);
      const size = (y - 120) / 60;
      const across = (share: number) => Math.round(share * size);
      return (
        filledShape(light, `M${x} ${y - across(44)}v${across(38)}h${-across(26)}z`) +
        filledShape(
          ground,
          `M${x + 3} ${y - across(36)}v${across(30)}h${across(20)}zM${x - across(30)} ${y}h${across(60)}l${-across(10)} ${across(12)}h${-across(40)}z`,
        )
      );
    });
    return filledShape(far, hill(random, 128, 18, 5)) + filledShape(middle, 'M0 150h1200v150H0z') + lined(near, ripples(random), 3) + boats.join('');
  },

  dunes: ({ far, middle, near, ground, light }, random) => {
    const crest = random.between(420, 780);
    return (
      dot(light, crest + 260, 78, 38) +
      filledShape(far, hill(random, 150, 26, 3)) +
      filledShape(middle, `M0 240C${crest - 260} 240 ${crest - 120} 130 ${crest} 126C${crest + 150} 150 ${crest + 240} 230 1200 214V300H0z`) +
      filledShape(near, `M${crest} 126C${crest - 60} 180 ${crest + 120} 220 ${crest - 60} 300H1200V214C${crest + 240} 230 ${crest + 150} 150 ${crest} 126z`) +
      filledShape(ground, `M0 300C200 250 360 262 ${crest} 300z`)
    );
  },
} as const satisfies Record<string, DrawCover>;

function firs(random: Random, foot: number, tallest: number, apart: number): string {
  return steps(-apart, width, apart)
    .map((x) => {
      const half = Math.round(apart * 0.42);
      const tall = random.between(Math.round(tallest * 0.6), tallest);
      return `M${x + random.between(0, 16)} ${foot}l${half}-${tall} ${half} ${tall}z`;
    })
    .join('');
}

function copse(random: Random, from: number, to: number): string {
  return steps(from, to, 34)
    .map((x) => {
      const radius = random.between(7, 15);
      return `M${x} 118a${radius} ${radius} 0 0 1 ${radius * 2} 0z`;
    })
    .join('');
}

function ripples(random: Random): string {
  return steps(0, 22, 1)
    .map((at) => `M${random.between(0, width)} ${164 + Math.round((at * (height - 170)) / 22)}h${24 + at * 5}`)
    .join('');
}
