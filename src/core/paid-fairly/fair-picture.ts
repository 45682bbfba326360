import type { Drawing, DrawnShape } from '../device/drawings.ts';
import type { FairPlace, FairVerdict } from './fair-place.ts';

/** Texts of a shareable picture, without amounts or exact place. */
export interface FairPictureTexts {
  readonly heading: string;
  readonly verdict: string;
  readonly group: string;
  readonly scale: string;
  readonly you: string;
  readonly by: string;
  readonly alt: string;
  readonly fileName: string;
}

/** Light colours in either theme. */
const colours = { paper: '#faf8f4', text: '#1b1a17', muted: '#5c584f', bar: '#3b4fce', tail: '#828dd8', you: '#a25304' } as const;

const pictureWidth = 1_200;
const margin = 80;
const inner = pictureWidth - 2 * margin;
const lineHeight = 1.3;
const lettersInLine = 52;
const mostLines = 2;

const tensOf: Readonly<Record<FairVerdict, readonly [least: number, most: number]>> = { below: [10, 20], within: [30, 70], above: [80, 90] };

/** Rounds a place to tens without crossing the typical range's edge. */
export function picturedTens({ percentile, verdict }: Pick<FairPlace, 'percentile' | 'verdict'>): number {
  const [least, most] = tensOf[verdict];
  return Math.min(most, Math.max(least, Math.round(percentile / 10) * 10));
}

export function fairPicture(place: Pick<FairPlace, 'percentile' | 'verdict'>, texts: FairPictureTexts): Drawing {
  const group = linesOf(texts.group);
  const below = 250 + group.length * 34 * lineHeight;
  const shapes: DrawnShape[] = [
    { kind: 'box', x: 0, y: 0, width: pictureWidth, height: below + 330, colour: colours.paper },
    { kind: 'box', x: 0, y: 0, width: 16, height: below + 330, colour: colours.bar },
    text(texts.heading, 110, { size: 34, colour: colours.muted }),
    text(texts.verdict, 190, { size: 60, isBold: true }),
    ...group.map((line, at) => text(line, 260 + at * 34 * lineHeight, { size: 34 })),
    ...scaleOf(picturedTens(place), below + 90, texts),
    text(texts.by, below + 280, { size: 26, colour: colours.muted }),
  ];
  return { width: pictureWidth, height: below + 330, shapes, alt: texts.alt, fileName: texts.fileName };
}

function scaleOf(tens: number, y: number, { you, scale }: FairPictureTexts): DrawnShape[] {
  const at = (percent: number): number => margin + (inner * percent) / 100;
  return [
    { kind: 'box', x: margin, y: y + 18, width: inner, height: 4, colour: colours.tail },
    { kind: 'box', x: at(25), y, width: inner / 2, height: 40, colour: colours.bar },
    { kind: 'box', x: at(tens) - 5, y: y - 14, width: 10, height: 68, colour: colours.you },
    text(you, y - 26, { size: 28, isBold: true, colour: colours.you, x: at(tens), isCentred: true }),
    ...[0, 25, 50, 75, 100].map((tick) => text(String(tick), y + 90, { size: 24, colour: colours.muted, x: at(tick), isCentred: true })),
    text(scale, y + 132, { size: 26, colour: colours.muted }),
  ];
}

interface Look {
  readonly size: number;
  readonly colour?: string;
  readonly isBold?: boolean;
  readonly x?: number;
  readonly isCentred?: boolean;
}

const text = (said: string, y: number, { size, colour = colours.text, isBold = false, x = margin, isCentred = false }: Look): DrawnShape => ({
  kind: 'text',
  text: said,
  x,
  y: Math.round(y),
  size,
  colour,
  isBold,
  isCentred,
  most: inner,
});

/** Breaks between words; an overlong last line is drawn narrower. */
function linesOf(said: string): readonly string[] {
  const lines: string[] = [];
  for (const word of said.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && (lines.length === mostLines || line.length + word.length < lettersInLine)) lines.splice(-1, 1, `${line} ${word}`);
    else lines.push(word);
  }
  return lines;
}
