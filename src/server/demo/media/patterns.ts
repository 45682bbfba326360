import type { Random } from '../random.ts';
import { height, ridge, steps, width, type DrawCover } from './strokes.ts';
import { dot, filledShape, lined } from './svg-shapes.ts';

export const patterns = {
  currents: ({ far, middle, near, ground }, random) =>
    steps(0, 9, 1)
      .map((at) => lined([far, middle, near, ground, middle][at % 5] ?? far, ridge(random, 34 + at * 29, 18, 6), [12, 5, 9, 3, 14][at % 5] ?? 8))
      .join(''),

  loom: ({ far, middle, near, ground, light }, random) => {
    const warp = steps(0, width, 60).map((x) => `M${x + random.between(0, 20)} 0v300h${random.between(6, 34)}V0z`);
    const weft = [36, 118, 236].map((y) => `M0 ${y}h1200v${random.between(10, 26)}H0z`);
    const zigzag = `M0 186${steps(0, width, 60)
      .map(() => 'l30-26 30 26')
      .join('')}`;
    return (
      filledShape(far, warp.join('')) +
      filledShape(middle, weft.join('')) +
      filledShape(near, 'M0 150h1200v46H0z') +
      lined(light, zigzag, 5) +
      lined(ground, 'M0 146h1200M0 200h1200M0 96h1200M0 278h1200', 3)
    );
  },

  circuits: ({ far, middle, near, ground, light }, random) => {
    const chip = random.between(300, 700);
    const pins = steps(72, 236, 22);
    const traces = pins.flatMap((y, at) => [trace(random, chip, y, -1, at - 3.5), trace(random, chip + 200, y, 1, at - 3.5)]);
    return (
      lined(
        far,
        traces
          .filter((_, at) => at % 4 < 2)
          .map(({ path }) => path)
          .join(''),
        5,
      ) +
      lined(
        middle,
        traces
          .filter((_, at) => at % 4 >= 2)
          .map(({ path }) => path)
          .join(''),
        5,
      ) +
      traces.map(({ end: [x, y] }, at) => dot(at % 5 === 2 ? light : near, x, y, 8)).join('') +
      filledShape(near, `M${chip} 56h200v188h-200z`) +
      filledShape(ground, `M${chip + 44} 100h112v100h-112z`) +
      filledShape(light, `M${chip + 16} 72h10v10h-10z`)
    );
  },

  lattice: ({ far, middle, near, light }) => {
    const corners = steps(0, width, 150).flatMap((x) => steps(0, height, 150).map((y) => [x, y] as const));
    return (
      filledShape(far, corners.map(([x, y]) => `M${x + 75} ${y}q12 63 75 75-63 12-75 75-12-63-75-75 63-12 75-75z`).join('')) +
      lined(
        middle,
        steps(-300, width, 150)
          .map((x) => `M${x} 0l300 300M${x + 300} 0l-300 300`)
          .join(''),
        3,
      ) +
      filledShape(near, corners.map(([x, y]) => `M${x + 75} ${y + 53}l22 22-22 22-22-22z`).join('')) +
      filledShape(light, corners.map(([x, y]) => `M${x + 75} ${y + 66}l9 9-9 9-9-9z`).join(''))
    );
  },

  contours: ({ far, middle, near, ground, light }, random) => {
    const summits = [random.between(120, 320), random.between(500, 720), random.between(880, 1080)].map((x) => ({
      x,
      y: random.between(110, 190),
      high: random.between(96, 150),
    }));
    const levels = [far, middle, near, ground].map((colour, at) =>
      filledShape(colour, summits.map(({ x, y, high }) => loop(random, x, y, Math.round((high * (4 - at)) / 4))).join('')),
    );
    const paths = lined(light, ridge(random, 150, 60, 4), 3).replace('/>', ' stroke-dasharray="2 12"/>');
    return levels.join('') + paths;
  },

  border: ({ far, middle, near, ground, light }, random) => {
    const shift = random.between(0, 60);
    const temples = steps(-shift, width, 60).map((x) => `M${x} 216l30-64 30 64z`);
    const drops = steps(30 - shift, width, 60).map((x) => `M${x} 258c-10-8-10-18 0-28 10 10 10 20 0 28z`);
    const buds = steps(-shift, width, 120).flatMap((x) => [`M${x + 30} 60l8 12-8 12-8-12z`, `M${x + 90} 104l8 12-8 12-8-12z`]);
    return (
      filledShape(far, buds.join('')) +
      filledShape(middle, temples.join('')) +
      filledShape(near, 'M0 216h1200v84H0z') +
      filledShape(light, drops.join('')) +
      lined(ground, 'M0 216h1200M0 224h1200M0 276h1200M0 284h1200', 3)
    );
  },
} as const satisfies Record<string, DrawCover>;

function trace(random: Random, x: number, y: number, way: 1 | -1, fan: number): { readonly path: string; readonly end: readonly [number, number] } {
  const straight = random.between(20, 60) + Math.abs(fan) * 12;
  const rise = Math.round(fan * 10);
  const beyond = random.between(80, 420);
  const run = way * (straight + Math.abs(rise) + beyond);
  return { path: `M${x} ${y}h${way * straight}l${way * Math.abs(rise)} ${rise}h${way * beyond}`, end: [x + run, y + rise] };
}

function loop(random: Random, x: number, y: number, radius: number): string {
  const swell = () => radius + random.between(0, Math.round(radius / 5));
  const [up, right, down, left] = [swell(), Math.round(swell() * 1.7), swell(), Math.round(swell() * 1.7)];
  const bow = (length: number) => Math.round(length * 0.55);
  return `M${x} ${y - up}C${x + bow(right)} ${y - up} ${x + right} ${y - bow(up)} ${x + right} ${y}S${x + bow(right)} ${y + down} ${x} ${y + down}S${x - left} ${y + bow(down)} ${x - left} ${y}S${x - bow(left)} ${y - up} ${x} ${y - up}z`;
}
