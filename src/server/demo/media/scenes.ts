import { Random } from '../random.ts';
import { demoDrawingOf, type DemoDrawing } from './picture.ts';
import { dot, filledShape, lined, rectangle } from './svg-shapes.ts';

/** Wall, floor, furniture, objects and highlights. */
interface SceneColours {
  readonly wall: string;
  readonly floor: string;
  readonly wood: string;
  readonly dark: string;
  readonly bright: string;
}

const palettes: readonly SceneColours[] = [
  { wall: '#f1e6d6', floor: '#d9bd96', wood: '#a8703f', dark: '#3d3a46', bright: '#e2793d' },
  { wall: '#dfe9e6', floor: '#a9c3ba', wood: '#7d8f5e', dark: '#274a4a', bright: '#f0b24f' },
  { wall: '#e4e6f2', floor: '#b3b8d6', wood: '#77688f', dark: '#2d2f55', bright: '#f28a80' },
  { wall: '#f3e0dc', floor: '#d9a79c', wood: '#96584f', dark: '#4a2b3a', bright: '#f4c763' },
];

type DrawScene = (colours: SceneColours, random: Random) => string;

const each = (from: number, to: number, by: number, draw: (x: number) => string): string => {
  let drawn = '';
  for (let x = from; x <= to; x += by) drawn += draw(x);
  return drawn;
};

const person = (colour: string, skin: string, x: number, y: number): string =>
  filledShape(colour, `M${x - 22} ${y + 58}v-14q0-22 22-22q22 0 22 22v14z`) + dot(skin, x, y + 6, 15);

const skins = ['#8d5a3b', '#a8714c', '#6f4630', '#c08a63'];

/** Scenes of a working day, 400 by 300. */
const scenes = {
  desks: ({ wood, dark, bright, wall }, random) =>
    each(
      20,
      280,
      130,
      (x) =>
        rectangle(dark, x + 22, 104, 66, 46) + rectangle(wall, x + 27, 109, 56, 36) + rectangle(dark, x + 50, 150, 10, 14) + rectangle(wood, x, 164, 108, 10),
    ) +
    each(30, 290, 130, (x) => rectangle(wood, x, 174, 8, 60) + rectangle(wood, x + 84, 174, 8, 60)) +
    dot(bright, random.between(60, 340), 54, 18),
  canteen: ({ wood, dark, bright }, random) =>
    each(70, 330, 130, (x) => lined(dark, `M${x} 0v56`, 3) + filledShape(bright, `M${x - 24} 80q24-36 48 0z`)) +
    rectangle(wood, 30, 186, 340, 12) +
    each(80, 320, 80, (x) => person(dark, skins[random.between(0, 3)] ?? '#8d5a3b', x, 128)) +
    each(70, 310, 80, (x) => dot(bright, x, 182, 8)),
  stairs: ({ wood, dark, bright }, random) =>
    each(0, 7, 1, (at) => rectangle(wood, 90 + at * 36, 226 - at * 22, 320 - at * 36, 22)) +
    lined(dark, 'M92 176 330 30', 5) +
    each(0, 6, 1, (at) => lined(dark, `M${110 + at * 34} ${166 - at * 21}v60`, 2)) +
    dot(bright, random.between(30, 70), 70, 22),
  window: ({ dark, wall, wood, bright }, random) =>
    rectangle(bright, 60, 40, 280, 130) +
    each(60, 300, 40, (x) => rectangle(dark, x, random.between(84, 140), 34, 90)) +
    rectangle(wall, 60, 170, 280, 64) +
    lined(wood, 'M60 40h280v130H60zM200 40v130', 8) +
    filledShape(dark, 'M90 234v-34h34v34z') +
    filledShape('#5f8a57', 'M107 202q-40-30-14-58 4 26 14 40 10-22 22-34 18 30-22 52z'),
  board: ({ wood, dark, bright, wall }, random) =>
    rectangle(wall === '#f1e6d6' ? '#ffffff' : '#fdfaf4', 70, 40, 260, 120) +
    lined(wood, 'M70 40h260v120H70z', 6) +
    each(96, 280, 46, (x) => rectangle(random.chance(0.5) ? bright : dark, x, random.between(60, 110), 32, 28)) +
    person(dark, skins[random.between(0, 3)] ?? '#8d5a3b', 110, 176) +
    person(bright, skins[random.between(0, 3)] ?? '#a8714c', 300, 176),
  terrace: ({ wood, dark, bright }, random) =>
    dot(bright, random.between(90, 310), 70, 30) +
    filledShape('#7ba05b', 'M0 170q60-60 120-10 50-60 120-6 60-50 160 8v40H0z') +
    each(30, 370, 34, (x) => rectangle(wood, x, 180, 6, 54)) +
    rectangle(wood, 20, 176, 360, 8) +
    person(dark, skins[random.between(0, 3)] ?? '#6f4630', random.between(90, 150), 150) +
    person(bright, skins[random.between(0, 3)] ?? '#c08a63', random.between(230, 310), 150),
} as const satisfies Readonly<Record<string, DrawScene>>;

export const everyScene: readonly DemoDrawing[] = Object.entries<DrawScene>(scenes).flatMap(([name, draw]) =>
  palettes.map((colours, at) =>
    demoDrawingOf(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${rectangle(colours.wall, 0, 0, 400, 300)}${rectangle(colours.floor, 0, 234, 400, 66)}${draw(colours, new Random(at, 0, name))}</svg>`,
    ),
  ),
);
