import type { AlbumName } from '#core/photos/photo.ts';
import type { CoverColours } from '../media/strokes.ts';
import type { Scene } from '../posts/scenes.ts';
import type { Random } from '../random.ts';

type Tone = keyof CoverColours;
type Drawn = (random: Random) => Scene;

export const photoScenes: Readonly<Record<AlbumName, Drawn>> = {
  office: (random) => {
    const [desks, window] = [random.between(3, 5), random.between(2, 4)];
    return (x) => {
      const [alongWindow, alongDesk] = [(x * window) % 1, (x * desks) % 1];
      return (y) => {
        if (y < 0.5) return y > 0.08 && alongWindow > 0.08 && alongWindow < 0.92 ? (y > 0.3 ? 'far' : 'sky') : 'light';
        const isScreen = y < 0.68 && alongDesk > 0.3 && alongDesk < 0.7;
        return isScreen ? 'ground' : (band(y, [0.72, 'light'], [0.78, 'near'], [0.92, alongDesk > 0.15 && alongDesk < 0.22 ? 'near' : 'middle']) ?? 'far');
      };
    };
  },
  cafeteria: (random) => {
    const tables = random.between(3, 6);
    return (x) => {
      const along = ((x * tables) % 1) - 0.5;
      return (y) => {
        if (y < 0.3) return Math.hypot(along, (y - 0.22) * 3) < 0.16 ? 'light' : 'sky';
        const isPlate = Math.hypot(along * 2.2, (y - 0.62) * 6) < 0.5;
        if (isPlate) return 'light';
        return y > 0.6 && y < 0.7 ? 'near' : y > 0.7 && Math.abs(along) < 0.05 ? 'near' : y > 0.85 ? 'ground' : 'far';
      };
    };
  },
  events: (random) => {
    const [flags, lean] = [random.between(7, 12), random.next()];
    return (x) => {
      const along = (x * flags) % 1;
      const hangs = 0.12 + 0.1 * Math.sin(Math.PI * x);
      return (y) => {
        if (y > hangs && y < hangs + 0.16 * (1 - Math.abs(along - 0.5) * 2)) return Math.floor(x * flags + lean * 3) % 2 === 0 ? 'near' : 'light';
        const isHead = Math.hypot((((x * 9 + lean) % 1) - 0.5) * 0.8, (y - 0.8) * 5) < 0.36;
        return isHead || y > 0.9 ? 'ground' : y > 0.5 && x > 0.25 && x < 0.75 ? 'middle' : 'sky';
      };
    };
  },
  team: (random) => {
    const [people, shift] = [random.between(4, 7), random.next()];
    const tones: readonly Tone[] = ['near', 'middle', 'ground'];
    return (x) => {
      const [at, along] = [Math.floor(x * people), ((x * people) % 1) - 0.5];
      const tall = 0.36 + 0.06 * Math.sin(at * 2.4 + shift * 6);
      return (y) => {
        if (Math.hypot(along * 0.9, (y - tall) * 2.6) < 0.3) return 'light';
        const isBody = Math.hypot(along, (y - tall - 0.46) * 1.25) < 0.42 && y > tall + 0.1;
        return isBody ? (tones[at % 3] ?? 'near') : y > 0.86 ? 'far' : 'sky';
      };
    };
  },
  campus: (random) => {
    const floors = random.between(4, 8);
    const [from, to] = [0.15 + 0.15 * random.next(), 0.7 + 0.15 * random.next()];
    return (x) => {
      const isHouse = x > from && x < to;
      const along = (x * 18) % 1;
      return (y) => {
        if (y > 0.86) return 'ground';
        if (isHouse && y > 0.18) return (y * floors * 2) % 1 > 0.45 && along > 0.3 ? 'light' : 'middle';
        return Math.hypot(((x * 5) % 1) - 0.5, (y - 0.8) * 2.4) < 0.36 && !isHouse ? 'near' : 'sky';
      };
    };
  },
  other: (random) => {
    const [rings, middle] = [random.between(5, 9), random.next()];
    return (x) => (y) =>
      (['sky', 'far', 'middle', 'light'] as const)[Math.floor(Math.hypot(x - 0.3 - middle * 0.4, (y - 0.5) * 0.75) * rings * 2) % 4] ?? 'near';
  },
};

/** Tone of the first band that reaches so low. */
const band = (y: number, ...bands: readonly (readonly [until: number, tone: Tone])[]): Tone | undefined => bands.find(([until]) => y < until)?.[1];
