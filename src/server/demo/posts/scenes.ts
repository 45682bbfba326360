import type { Random } from '../random.ts';
import type { CoverColours } from '../media/strokes.ts';

type Tone = keyof CoverColours;

/** Tone of a pixel, with coordinates from 0 to 1 from the upper left. */
export type Scene = (x: number) => (y: number) => Tone;

const tones = ['far', 'middle', 'near', 'ground'] as const satisfies readonly Tone[];
const roundness = 4 / 3;

export const scenes = {
  hills: (random) => layered(random, (depth) => ridge(random, 0.42 + depth * 0.15, 0.09)),
  towers: (random) =>
    lit(
      random,
      layered(random, (depth) => blocks(random, 0.24 + depth * 0.17, 0.14)),
    ),
  roofs: (random) =>
    lit(
      random,
      layered(random, (depth) => gables(random, 0.46 + depth * 0.14)),
    ),
  shore: (random) => layered(random, (depth) => ridge(random, [0.44, 0.56, 0.68, 0.86][depth] ?? 1, depth === 0 ? 0.06 : 0.012)),
  tiles: (random) => {
    const shift = random.between(0, 3);
    return (x) => (y) => {
      const [across, down] = [Math.floor(x * 8), Math.floor(y * 6)];
      const isRound = Math.hypot((x * 8) % 1, (y * 6) % 1) < 0.8;
      return isRound ? (tones[(across + down * 3 + shift) % 4] ?? 'far') : (across + down) % 2 === 0 ? 'sky' : 'light';
    };
  },
} as const satisfies Record<string, (random: Random) => Scene>;

export type SceneName = keyof typeof scenes;

// Object.keys forgets which keys there were.
export const sceneNames = Object.keys(scenes) as readonly SceneName[];

/** Four layers below a sun. */
function layered(random: Random, lineAt: (depth: number) => (x: number) => number): Scene {
  const lines = [3, 2, 1, 0].map((depth) => [tones[depth] ?? 'ground', lineAt(depth)] as const);
  const [sunX, sunY] = [random.between(20, 80) / 100, random.between(12, 30) / 100];
  return (x) => {
    const here = lines.map(([tone, line]) => [tone, line(x)] as const);
    return (y) => {
      for (const [tone, top] of here) if (y > top) return tone;
      return Math.hypot((x - sunX) * roundness, y - sunY) < 0.075 ? 'light' : 'sky';
    };
  };
}

function lit(random: Random, scene: Scene): Scene {
  const pattern = Array.from({ length: 97 }, () => random.chance(0.3));
  return (x) => {
    const toneAt = scene(x);
    const across = x * 64;
    if (across % 1 < 0.35 || across % 1 > 0.75) return toneAt;
    return (y) => {
      const tone = toneAt(y);
      const down = y * 40;
      const isPane = tone !== 'sky' && tone !== 'light' && down % 1 > 0.3 && down % 1 < 0.7;
      return isPane && pattern[(Math.floor(across) * 31 + Math.floor(down) * 17) % 97] ? 'light' : tone;
    };
  };
}

function ridge(random: Random, height: number, swing: number): (x: number) => number {
  const waves = [1.3, 2.7, 5.1].map((often, at) => [often * 2 * Math.PI, random.next() * 7, swing / (at + 1)] as const);
  return (x) => height + waves.reduce((sum, [often, from, high]) => sum + Math.sin(x * often + from) * high, 0) / 2;
}

function blocks(random: Random, height: number, swing: number): (x: number) => number {
  const tops = Array.from({ length: 16 }, () => height + (random.next() - 0.5) * 2 * swing);
  return (x) => tops[Math.min(15, Math.floor(x * 16))] ?? height;
}

function gables(random: Random, height: number): (x: number) => number {
  const tops = Array.from({ length: 9 }, () => height + (random.next() - 0.5) * 0.1);
  return (x) => (tops[Math.min(8, Math.floor(x * 9))] ?? height) + Math.abs(((x * 9) % 1) - 0.5) * 0.12;
}
