// Draws the pictures that shared links show: a picture without words, so that it is right in every language and under every name.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { linkPictures, linkPictureSize, linkPictureUrl, signPlaceIn, type LinkPicture } from '#core/navigation/link-picture.ts';

const signs: Readonly<Record<LinkPicture, string>> = {
  home: '',
  communities: 'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .8 3.2 2.6 3.5 5.4',
  companies: 'M5 8h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 8zM9 8V5h6v3M3.5 13.500h17',
  calculators:
    'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.500zM8.5 7.500h7M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16h.01M12 16h.01M15.5 16h.01',
  card: '',
};

const mark =
  '<rect width="28" height="28" rx="7" fill="#2a3ec0"/><path d="M4 14h20" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".75"/>' +
  '<rect x="8" y="9.5" width="11" height="9" rx="2" fill="#fff"/><path d="M13 6.5v15" stroke="#f6b73c" stroke-width="2.6" stroke-linecap="round"/>';

const strip = (y: number, from: number, to: number, middle: number): string =>
  `<path d="M${from - 90} ${y}H${to + 120}" stroke="#b9bdd8" stroke-width="6" stroke-linecap="round"/><path d="M${from} ${y}H${to}" stroke="#2a3ec0" stroke-width="34"/>` +
  `<path d="M${middle} ${y - 30}v60" stroke="#161512" stroke-width="8" stroke-linecap="round"/>`;

const pay = strip(235, 640, 860, 730) + strip(335, 720, 960, 860) + strip(435, 600, 760, 660) + '<path d="M500 515h600" stroke="#d9d4c8" stroke-width="4"/>';

const lower = (height: number): string => `<path d="M0 ${height - 5}h2000" stroke="#2a3ec0" stroke-width="10"/>`;

function drawingOf(kind: LinkPicture, isMarked: boolean): string {
  const { width, height } = linkPictureSize;
  const { left, top, side } = signPlaceIn(kind);
  const sign = `<g transform="translate(140 185) scale(10.5)" fill="none" stroke="#2a3ec0" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${signs[kind]}"/></g>`;
  const marked = isMarked ? `<g transform="translate(${left} ${top}) scale(${side / 28})">${mark}</g>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#faf8f4" d="M0 0h${width}v${height}H0z"/>${sign}${marked}` +
    `${kind === 'card' ? lower(height) : pay}</svg>`
  );
}

export async function drawLinkPictures(dist: string): Promise<void> {
  for (const kind of linkPictures) {
    for (const [folder, isMarked] of [
      ['web', true],
      ['unmarked', false],
    ] as const) {
      const file = join(dist, folder, linkPictureUrl(kind));
      mkdirSync(dirname(file), { recursive: true });
      await sharp(Buffer.from(drawingOf(kind, isMarked)))
        .png({ palette: true, compressionLevel: 9 })
        .toFile(file);
    }
  }
}
