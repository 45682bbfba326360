import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardDrawing, CardText } from './card-picture.ts';
import { PictureProcess } from './picture-process.ts';

const process = new PictureProcess();
let ground: Uint8Array;

beforeAll(async () => {
  ground = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
});
afterAll(() => process.stop());

const aText = (known: Partial<CardText>): CardText => ({
  text: 'Koyal Pay',
  face: 'title',
  size: 40,
  colour: '#1b1a17',
  left: 20,
  top: 20,
  width: 560,
  height: 120,
  align: 'top',
  ...known,
});

const drawn = async (drawing: Partial<CardDrawing>): Promise<Uint8Array> =>
  (await process.read({ kind: 'card', ground, boxes: [], texts: [], ...drawing })) as Uint8Array;

async function inkOf(text: Partial<CardText>) {
  const { info } = await sharp(await drawn({ texts: [aText(text)] }))
    .trim({ threshold: 20 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, left: -(info.trimOffsetLeft ?? 0), top: -(info.trimOffsetTop ?? 0) };
}

describe('a picture of our own', () => {
  it('is as large as its ground, with boxes and letters where they belong', async () => {
    const picture = await drawn({ boxes: [{ left: 100, top: 200, width: 50, height: 20, colour: '#2a3ec0' }] });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 600, height: 300 });
    const { info } = await sharp(picture).trim().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.trimOffsetLeft, info.trimOffsetTop]).toEqual([50, 20, -100, -200]);
    expect(await inkOf({})).toMatchObject({ left: expect.closeTo(20, -1), top: expect.closeTo(20, -1) });
  });

  it('takes a text for what it is, whatever markup it looks like', async () => {
    const said = await inkOf({ text: '<span size="1">A</span> & <b' });
    expect(said.width).toBeGreaterThan((await inkOf({ text: 'span size A b' })).width);
  });

  it('makes a long text smaller, and lets none out of its place', async () => {
    const place = { left: 20, top: 20, width: 300, height: 100 };
    for (const text of ['a word or two, and then some more of them to fill the place', 'W'.repeat(200)]) {
      const ink = await inkOf({ ...place, text });
      expect(ink.left + ink.width).toBeLessThanOrEqual(320);
      expect(ink.top + ink.height).toBeLessThanOrEqual(120);
    }
  });

  it('ends an overlong text between words, and cuts no letter', async () => {
    const ink = await inkOf({ width: 300, height: 60, text: 'Weavers and dyers of the northern hills and valleys '.repeat(4) });
    expect(ink.width).toBeGreaterThan(200);
    expect(ink.height).toBeLessThan(36);
  });

  it('is in the middle of its place where that is asked', async () => {
    const [above, amid] = [await inkOf({ text: 'Hello' }), await inkOf({ text: 'Hello', align: 'middle' })];
    expect(amid.height).toBe(above.height);
    expect(amid.top).toBe(20 + Math.floor((120 - above.height) / 2));
  });

  it('joins letters of Devanagari as they are written', async () => {
    const [joined, apart] = [await inkOf({ text: 'क्या' }), await inkOf({ text: 'क या' })];
    expect(joined.width).toBeLessThan(apart.width);
    expect(await inkOf({ text: 'क्या', face: 'strong' })).not.toEqual(joined);
  });

  // A letter that no font has is drawn as a box of one width; with a font of the machine these two would be as wide as they are.
  it('has the fonts of the product alone, whatever the machine has', async () => {
    expect((await inkOf({ text: 'ட' })).width).toBe((await inkOf({ text: 'ஔ' })).width);
  });
});
