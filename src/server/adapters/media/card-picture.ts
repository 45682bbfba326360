import type { OverlayOptions } from 'sharp';
import { beginningOf } from '#core/content/beginning.ts';
import { pictureStudio } from './picture-reader.ts';

/** The faces of the fonts that come along, each in both scripts. */
const faces = {
  title: 'Noto Serif,Noto Serif Devanagari',
  plain: 'Noto Sans,Noto Sans Devanagari',
  strong: 'Noto Sans,Noto Sans Devanagari Bold',
} as const;

/** A place in a picture, in its points. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A text in a picture: in this size, or as much smaller and shorter as it takes to stay in its place. */
export interface CardText extends Place {
  readonly text: string;
  /** Where it is in a place that is higher than it needs. */
  readonly align: 'top' | 'middle';
  readonly face: keyof typeof faces;
  readonly size: number;
  readonly colour: string;
}

/** A rectangle in one colour. */
export interface CardBox extends Place {
  readonly colour: string;
}

/** A picture of our own: what is laid onto a ground. */
export interface CardDrawing {
  readonly ground: Uint8Array;
  readonly boxes: readonly CardBox[];
  readonly texts: readonly CardText[];
}

/**
 * Draws it, as PNG. Letters are drawn by the fonts of the product alone, and a text is data to them: no file of a member is read, and no drawing
 * language (SVG) either, so that the readers stay as few as they are.
 */
export async function drawnCard({ ground, boxes, texts }: CardDrawing): Promise<Uint8Array> {
  const open = await pictureStudio();
  const laid: OverlayOptions[] = boxes.map(({ left, top, width, height, colour }) => ({
    input: { create: { width, height, channels: 3, background: colour } },
    left,
    top,
  }));
  for (const text of texts) laid.push(await letters(text));
  return open(ground).composite(laid).png({ palette: true }).toBuffer();
}

/** The smallest that a text becomes, of its size; of what is still too long then only the beginning is shown. */
const smallest = 0.7;
const step = 0.9;
/** A text that is as short as this is a single word in a place that is too small, and is cut. */
const shortest = 8;

async function letters(text: CardText, size = text.size): Promise<OverlayOptions> {
  const open = await pictureStudio();
  const drawn = open({
    text: { text: markedUp(text, size), font: `${faces[text.face]} ${Math.round(size)}`, width: text.width, dpi: 72, rgba: true, wrap: 'word-char' },
  });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (height > text.height || width > text.width) {
    if (size * step >= text.size * smallest) return letters(text, size * step);
    const shorter = beginningOf(text.text, Math.floor(text.text.length * step));
    if (shorter.length > shortest) return letters({ ...text, text: shorter }, size);
  }
  const shown = { width: Math.min(width, text.width), height: Math.min(height, text.height) };
  const input = await open(data, { raw: { width, height, channels } })
    .extract({ left: 0, top: 0, ...shown })
    .raw()
    .toBuffer();
  return { input, raw: { ...shown, channels }, left: text.left, top: text.top + (text.align === 'middle' ? Math.floor((text.height - shown.height) / 2) : 0) };
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The height of a line, of the size of its letters: one for both scripts, so that lines with both are as far apart as others. */
const lineHeight = 1.35;

/** A text in the markup of the library (Pango), with nothing in it that could be markup of its own. Heights of lines are in 1,024ths of a point. */
const markedUp = ({ text, colour }: CardText, size: number): string =>
  `<span foreground="${colour}" line_height="${Math.round(size * lineHeight * 1_024)}">${text.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign)}</span>`;
