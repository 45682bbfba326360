import type { OverlayOptions } from 'sharp';
import { beginningOf } from '#core/content/beginning.ts';
import { pictureStudio } from './picture-reader.ts';

/** Bundled font faces, each covering both scripts. */
const faces = {
  title: 'Noto Serif,Noto Serif Devanagari',
  plain: 'Noto Sans,Noto Sans Devanagari',
  strong: 'Noto Sans,Noto Sans Devanagari Bold',
} as const;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Text drawn at this size, or shrunk and shortened to fit. */
export interface CardText extends Place {
  readonly text: string;
  readonly align: 'top' | 'middle';
  readonly face: keyof typeof faces;
  readonly size: number;
  readonly colour: string;
}

export interface CardBox extends Place {
  readonly colour: string;
}

export interface CardDrawing {
  readonly ground: Uint8Array;
  readonly boxes: readonly CardBox[];
  readonly texts: readonly CardText[];
}

/** Draws a PNG with bundled fonts only, and no member's file or SVG, to keep the decoders few. */
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

/** Smallest scale of a text; longer ones are truncated. */
const smallest = 0.7;
const step = 0.9;
/** Length of a single word in too small a place, which gets cut. */
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

/** Height relative to the letter size, shared by both scripts so that mixed lines align. */
const lineHeight = 1.35;

/** Escaped Pango markup; line heights are in 1,024ths of a point. */
const markedUp = ({ text, colour }: CardText, size: number): string =>
  `<span foreground="${colour}" line_height="${Math.round(size * lineHeight * 1_024)}">${text.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign)}</span>`;
