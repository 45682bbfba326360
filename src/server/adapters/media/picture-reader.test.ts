import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { squarePicture } from './picture-reader.ts';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c04020' } });

const unreadable = { kind: 'invalid', code: 'PICTURE_UNREADABLE' };

function claimingPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 2_000)), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Measures memory of one picture in a fresh process, in MiB, as a shared one would include other tests. */
const readerAlone = `
  import { buffer } from 'node:stream/consumers';
  import { squarePicture } from '${new URL('picture-reader.ts', import.meta.url).href}';
  const [small, picture] = (await buffer(process.stdin)).toString().split(' ').map((bytes) => Buffer.from(bytes, 'base64'));
  await squarePicture(small, 256);
  const before = process.resourceUsage().maxRSS;
  const { code } = await squarePicture(picture, 256).catch((error) => error);
  console.log(JSON.stringify({ code, mib: (process.resourceUsage().maxRSS - before) / 1024 }));
`;

describe('a picture that a member sends', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('becomes a small square: %s', async (format) => {
    const made = await squarePicture(await plain(900, 500).toFormat(format).toBuffer(), 256);
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(made.length).toBeLessThan(40_000);
  });

  it('keeps nothing that its file said besides, and is as it was taken (S-75)', async () => {
    const half = plain(400, 200).composite([{ input: await plain(200, 200).negate().png().toBuffer(), left: 0, top: 0 }]);
    const recorded = await half
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'canary-person', Artist: 'canary-person' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">canary-person</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(recorded.includes('canary-person')).toBe(true);
    const made = Buffer.from(await squarePicture(recorded, 64));
    const { exif, xmp, icc, iptc, orientation } = await sharp(made).metadata();
    expect([exif, xmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(made.includes('canary-person')).toBe(false);
    for (const mark of ['EXIF', 'XMP ', 'ICCP']) expect(made.includes(mark), mark).toBe(false);
    const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number): number => data[(y * info.width + x) * info.channels] ?? 0;
    expect([redAt(32, 4) < 100, redAt(32, 60) > 150]).toEqual([true, true]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that could hold script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['an archive', Buffer.from([0x50, 0x4b, 3, 4, 20, 0])],
    ['the beginning of a picture and nothing else', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'a picture by its beginning alone',
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
    ],
    ['a picture in a coat of another', Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.from('<?php echo 1;')])],
  ])('is refused when it is %s (S-73)', async (_what, bytes) => expect(squarePicture(bytes, 256)).rejects.toMatchObject(unreadable));

  it.each(['gif', 'tiff', 'avif'] as const)('is refused when it is of a kind that we do not take: %s (S-76)', async (format) =>
    expect(squarePicture(await plain(20, 20).toFormat(format).toBuffer(), 256)).rejects.toMatchObject(unreadable),
  );

  it('meets no decoder but three (S-76)', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(drawing).metadata()).rejects.toThrow('unsupported image format');
    await expect(sharp(await plain(9, 9).gif().toBuffer()).metadata()).rejects.toThrow('unsupported image format');
  });

  it('is refused when half of it is missing', async () => {
    const whole = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 120, sigma: 60 } } })
      .jpeg()
      .toBuffer();
    await expect(squarePicture(whole.subarray(0, whole.length / 2), 256)).rejects.toMatchObject(unreadable);
  });

  it('is refused when it moves', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 40, channels: 4, background } })
        .png()
        .toBuffer();
    const moving = await sharp([await frame('#ff0000'), await frame('#00ff00')], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    await expect(squarePicture(moving, 256)).rejects.toMatchObject(unreadable);
  });

  it('is refused before it unpacks to a flood (S-74)', async () => {
    const bomb = claimingPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(200_000);
    const child = spawn(process.execPath, ['--input-type=module', '-e', readerAlone], { stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.end([await plain(600, 400).png().toBuffer(), bomb].map((bytes) => bytes.toString('base64')).join(' '));
    const { code, mib } = JSON.parse(await text(child.stdout));
    expect(code).toBe('PICTURE_TOO_LARGE');
    expect(mib).toBeLessThan(100);
  });

  it('may be as large as a telephone takes it', async () => {
    const made = await squarePicture(await plain(8_000, 6_000).jpeg().toBuffer(), 256);
    expect((await sharp(made).metadata()).width).toBe(256);
  });
});
