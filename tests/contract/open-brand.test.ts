import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { linkPictureSize, signPlaceIn } from '#core/navigation/link-picture.ts';
import { openBrand } from '#server/app/config/open-brand.ts';
import { readSettings } from '#server/app/config/read-settings.ts';

function settingsOf(environment: Record<string, string>) {
  const read = readSettings(environment);
  if ('complaints' in read) throw new Error(read.complaints.join(' '));
  return read.settings;
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Red logo file, twice as wide as high, on transparent ground. */
async function aLogo(folder: string): Promise<string> {
  const file = join(folder, 'logo.png');
  await sharp({ create: { width: 80, height: 40, channels: 4, background: '#c01020' } })
    .png()
    .toFile(file);
  return file;
}

const colourAt = async (picture: Uint8Array | undefined, left: number, top: number) =>
  [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())].map((shade) =>
    shade > 235 ? 'light' : shade < 70 ? 'dark' : 'other',
  );

describe('the name of an installation', () => {
  it.each([
    [{}, productBrand.name],
    [{ BRAND_NAME: 'Koyal' }, { en: 'Koyal', hi: 'Koyal' }],
    [
      { BRAND_NAME: ' Koyal\u202e  Talk ', BRAND_NAME_HINDI: 'कोयल' },
      { en: 'Koyal Talk', hi: 'कोयल' },
    ],
  ])('is %j as %j', async (environment, name) => expect((await openBrand(settingsOf(environment), '')).brand).toEqual({ name, pictures: null }));

  it.each([[{ BRAND_NAME: '\u200b' }], [{ BRAND_NAME: '—' }], [{ BRAND_NAME: 'K'.repeat(25) }], [{ BRAND_NAME_HINDI: 'क'.repeat(25) }]])(
    'is never %j',
    (environment) =>
      expect(readSettings(environment)).toEqual({
        complaints: [expect.stringMatching(/^BRAND_NAME(_HINDI)? is ".*", and must be a name of at most 24 characters\.$/)],
      }),
  );
});

describe('the logo of an installation', () => {
  it('is redrawn whole on white wherever shown, at URLs made from the result', async () => {
    const folder = aFolder();
    const unmarked = join(folder, 'unmarked');
    mkdirSync(join(unmarked, 'link'), { recursive: true });
    await sharp({ create: { ...linkPictureSize, channels: 3, background: '#faf8f4' } })
      .png()
      .toFile(join(unmarked, 'link/home.png'));
    const { brand, pictures } = await openBrand(settingsOf({ BRAND_LOGO: await aLogo(folder) }), unmarked);
    const at = brand.pictures;
    expect(at).toMatch(/^\/brand\/[0-9a-f]{16}$/);
    expect([...pictures].map(([url, { contentType }]) => [url, contentType])).toEqual([
      [`${at}/sign.webp`, 'image/webp'],
      [`${at}/icon.webp`, 'image/webp'],
      [`${at}/home.png`, 'image/png'],
    ]);
    const sign = pictures.get(`${at}/sign.webp`)?.bytes;
    expect(await sharp(sign).metadata()).toMatchObject({ width: 96, height: 96, hasAlpha: false });
    expect([await colourAt(sign, 48, 4), await colourAt(sign, 48, 48)]).toEqual([
      ['light', 'light', 'light'],
      ['other', 'dark', 'dark'],
    ]);
    const { left, top, side } = signPlaceIn('home');
    const link = pictures.get(`${at}/home.png`)?.bytes;
    expect(await sharp(link).metadata()).toMatchObject({ ...linkPictureSize });
    expect(await colourAt(link, left + side / 2, top + side / 2)).toEqual(['other', 'dark', 'dark']);
  });

  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^BRAND_LOGO=.*logo\.png cannot be used\. .*JPEG, PNG or WebP/],
    ['nothing', undefined, /^BRAND_LOGO=.*logo\.png cannot be used\. It cannot be read\.$/],
  ])('is refused in one sentence where its file holds %s', async (_what, content, sentence) => {
    const file = join(aFolder(), 'logo.png');
    if (content !== undefined) writeFileSync(file, content);
    await expect(openBrand(settingsOf({ BRAND_LOGO: file }), '')).rejects.toThrow(sentence);
  });
});
