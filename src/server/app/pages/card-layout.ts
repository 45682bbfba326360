import type { CardBox, CardDrawing, CardText } from '#server/adapters/media/card-picture.ts';
import type { LinkCard } from './link-card.ts';

/** Light theme colours, as other sites' themes are unknown. */
const colours = { text: '#1b1a17', muted: '#5c584f', ink: '#2a3ec0', track: '#e7e3db', axis: '#828dd8' } as const;

const margin = 72;
const wide = 1_056;
const half = { left: 640, width: 488, middle: 482 };

export function cardLayout({ about, title, finding, note, figure }: LinkCard, brandName: string): Omit<CardDrawing, 'ground'> {
  const line = (text: string | null, at: Omit<CardText, 'text' | 'left'> & { readonly left?: number }): readonly CardText[] =>
    text === null || text === '' ? [] : [{ left: margin, ...at, text }];
  // A finding without a note below it is where the note would be, and a title without a finding has its room as well.
  const [room, found] = finding === null ? [282, 0] : note === null ? [274, 520] : [206, 447];
  return {
    boxes: figure === null ? [] : 'rating' in figure ? ratingBoxes(figure.rating) : spreadBoxes(figure.spread),
    texts: [
      ...line(brandName, { left: 156, top: 56, width: 900, height: 64, align: 'middle', face: 'strong', size: 32, colour: colours.text }),
      ...line(about, { top: 162, width: wide, height: 40, align: 'middle', face: 'plain', size: 32, colour: colours.muted }),
      ...line(title, { top: 222, width: wide, height: room, align: 'top', face: 'title', size: 72, colour: colours.text }),
      ...line(finding, {
        top: found,
        width: figure === null ? wide : half.left - margin - 40,
        height: 70,
        align: 'middle',
        face: 'strong',
        size: 54,
        colour: colours.ink,
      }),
      ...line(note, { top: 536, width: wide, height: 40, align: 'middle', face: 'plain', size: 30, colour: colours.muted }),
    ],
  };
}

const ratingSteps = 5;
const gap = 8;

function ratingBoxes(rating: number): readonly CardBox[] {
  const width = Math.floor((half.width - gap * (ratingSteps - 1)) / ratingSteps);
  return Array.from({ length: ratingSteps }, (_, at) => {
    const filled = Math.round(width * Math.min(1, Math.max(0, rating - at)));
    const [left, top, height] = [half.left + at * (width + gap), half.middle - 12, 24];
    const empty = { left: left + filled, top, width: width - filled, height, colour: colours.track };
    return [{ left, top, width: filled, height, colour: colours.ink }, empty].filter((box) => box.width > 0);
  }).flat();
}

function spreadBoxes(spread: readonly number[]): readonly CardBox[] {
  const [low = 0, , , , high = 1] = spread;
  const [at10 = 0, at25 = 0, at50 = 0, at75 = 0, at90 = 0] = spread.map(
    (amount) => half.left + Math.round((half.width * (amount - low)) / Math.max(1, high - low)),
  );
  return [
    { left: at10, top: half.middle - 3, width: Math.max(1, at90 - at10), height: 6, colour: colours.axis },
    { left: at25, top: half.middle - 16, width: Math.max(1, at75 - at25), height: 32, colour: colours.ink },
    { left: at50 - 4, top: half.middle - 28, width: 8, height: 56, colour: colours.text },
  ];
}
