import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { covers, everyCover } from './covers.ts';
import { everyLogo, logos } from './logos.ts';
import type { DemoDrawing } from './picture.ts';
import { everyPortrait } from './portraits.ts';
import { everyScene } from './scenes.ts';

const bytesOf = ({ svg }: DemoDrawing) => Buffer.byteLength(svg, 'utf8');

/** Allows shapes and colours only, without scripts, text or fetches. */
const number = String.raw`-?\d*\.?\d+`;
const attribute = `(fill|stroke)="(none|#[0-9a-f]{3,6})"|d="[MmLlHhVvCcSsQqAaZz0-9 .,-]+"|(cx|cy|r|stroke-width)="${number}"|stroke-(linecap|linejoin)="round"|stroke-dasharray="${number} ${number}"`;
const element = `<(path|circle)( (${attribute}))+/>`;
const drawing = new RegExp(
  `^<svg xmlns="http://www\\.w3\\.org/2000/svg" viewBox="0 0 (40 40|1200 300|400 300|200 200)">(${element}|<g( (${attribute}))+>(${element})+</g>)+</svg>$`,
);

describe.each([
  { kind: 'logos', pictures: everyLogo, mostBytes: 700, viewBox: '0 0 40 40' },
  { kind: 'covers', pictures: everyCover, mostBytes: 3_072, viewBox: '0 0 1200 300' },
  { kind: 'scenes', pictures: everyScene, mostBytes: 2_048, viewBox: '0 0 400 300' },
  { kind: 'portraits', pictures: everyPortrait, mostBytes: 700, viewBox: '0 0 200 200' },
])('the drawn $kind', ({ pictures, mostBytes, viewBox }) => {
  it('each hold few bytes', () => expect(Math.max(...pictures.map(bytesOf))).toBeLessThanOrEqual(mostBytes));

  it('hold nothing but shapes and colours', () => expect(pictures.map(({ svg }) => svg).filter((svg) => !drawing.test(svg))).toEqual([]));

  it('all have the same format', () => expect(pictures.filter(({ svg }) => !svg.includes(`viewBox="${viewBox}"`))).toEqual([]));

  it('are named after their bytes, and no two are equal', () => {
    expect(pictures.map(({ id }) => id)).toEqual(pictures.map(({ svg }) => createHash('sha256').update(svg).digest('hex').slice(0, 16)));
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
  });
});

describe('the pool of pictures', () => {
  it('has at least 24 shapes of logos in 14 colours', () => {
    expect(Object.keys(logos).length).toBeGreaterThanOrEqual(24);
    expect(new Set(Object.values(logos).map((inColours) => Object.keys(inColours).length))).toEqual(new Set([14]));
  });

  it('has at least eight families of covers, each in several colours', () => {
    expect(Object.keys(covers).length).toBeGreaterThanOrEqual(8);
    expect(Math.min(...Object.values(covers).map(({ length }) => length))).toBeGreaterThanOrEqual(5);
  });
});

describe('the check of a drawing', () => {
  it.each([
    '<script>1</script>',
    '<text>a</text>',
    '<image href="https://a.example/"/>',
    '<path d="M0 0" onload="a()"/>',
    '<path style="fill:red" d="M0 0"/>',
    '<path fill="url(#a)" d="M0 0"/>',
    '<path d="MNaN 0"/>',
  ])('refuses %s', (part) => expect(drawing.test(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${part}</svg>`)).toBe(false));
});
