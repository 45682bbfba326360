import { logoShapes, type LogoColours, type LogoShape } from './logo-shapes.ts';
import { demoDrawingOf, type DemoDrawing } from './picture.ts';

/** Colours legible at 28 pixels, and distinct from light and dark backgrounds. */
export const logoColours = {
  river: { ground: '#1d4f91', ink: '#fff', accent: '#9fd0ff' },
  forest: { ground: '#14684f', ink: '#fff', accent: '#ffd27a' },
  olive: { ground: '#5f7216', ink: '#fff', accent: '#f6e58d' },
  brick: { ground: '#b5391e', ink: '#fff', accent: '#ffd0a8' },
  violet: { ground: '#4b3a8f', ink: '#fff', accent: '#c9bbff' },
  rose: { ground: '#9a2f57', ink: '#fff', accent: '#ffc2d4' },
  lagoon: { ground: '#0c6a80', ink: '#fff', accent: '#a6ecf2' },
  slate: { ground: '#3b3f46', ink: '#fff', accent: '#ffb26b' },
  amber: { ground: '#8a5200', ink: '#fff', accent: '#ffdf9a' },
  plum: { ground: '#6d2a6f', ink: '#fff', accent: '#ffb8e6' },
  sand: { ground: '#ecd3a2', ink: '#5a2f12', accent: '#b5391e' },
  mint: { ground: '#b5dcc2', ink: '#12492f', accent: '#3a8a5a' },
  sky: { ground: '#b3d3ee', ink: '#173a6b', accent: '#3a74b8' },
  blush: { ground: '#f2beb0', ink: '#6e1f2b', accent: '#b8485a' },
} as const satisfies Record<string, LogoColours>;

export type LogoColour = keyof typeof logoColours;

export const logos: Readonly<Record<LogoShape, Readonly<Record<LogoColour, DemoDrawing>>>> = mapped(logoShapes, (draw) =>
  mapped(logoColours, (colours) =>
    demoDrawingOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${colours.ground}" d="M0 0h40v40H0z"/>${draw(colours)}</svg>`),
  ),
);

export const everyLogo: readonly DemoDrawing[] = Object.values(logos).flatMap((inColours) => Object.values(inColours));

function mapped<Key extends string, From, To>(from: Readonly<Record<Key, From>>, change: (value: From) => To): Record<Key, To> {
  // Object.entries forgets which keys there were.
  return Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, change(value)])) as Record<Key, To>;
}
