import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { largestPhotoBytes } from '#core/profile/photo-file.ts';
import { PhotoStore } from './photo-store.ts';

const picture = new Uint8Array([1, 2, 3]);

async function aPhoto(url: string | null = null) {
  const server: { failure: Failure | undefined; files: Uint8Array[] } = { failure: undefined, files: [] };
  const stumble = () => {
    if (server.failure) throw server.failure;
  };
  const store = new PhotoStore({
    own: async () => url,
    save: async (file) => {
      stumble();
      server.files.push(file);
      return 'data:image/webp;base64,AAAA';
    },
    remove: async () => stumble(),
  });
  await store.open();
  return { server, store };
}

describe('the photo of a member (R-164)', () => {
  it('is sent, and is there', async () => {
    const { server, store } = await aPhoto();
    expect(await store.save(picture, 'image/png')).toBe(true);
    expect([server.files, store.url]).toEqual([[picture], 'data:image/webp;base64,AAAA']);
  });

  it.each([
    ['image/gif', picture, 'no-picture'],
    ['image/jpeg', new Uint8Array(largestPhotoBytes + 1), 'large'],
  ] as const)('of the type %s is not even sent when it cannot be one', async (type, file, problem) => {
    const { server, store } = await aPhoto();
    expect(await store.save(file, type)).toBe(false);
    expect([store.problem, server.files]).toEqual([problem, []]);
  });

  it.each([
    [new Failure('invalid', 'No picture.', { code: 'PICTURE_UNREADABLE' }), 'no-picture'],
    [new Failure('invalid', 'Too many pixels.', { code: 'PICTURE_TOO_LARGE' }), 'large'],
    [new Failure('offline'), 'failed'],
  ] as const)('that was refused says why, and the one before stays: %s', async (failure, problem) => {
    const { server, store } = await aPhoto('data:before');
    server.failure = failure;
    expect(await store.save(picture, 'image/jpeg')).toBe(false);
    expect([store.problem, store.url]).toEqual([problem, 'data:before']);
  });

  it('is deleted, or stays when that did not work', async () => {
    const { server, store } = await aPhoto('data:before');
    server.failure = new Failure('broken');
    expect(await store.remove()).toBe(false);
    expect([store.problem, store.url]).toEqual(['not-removed', 'data:before']);
    server.failure = undefined;
    expect(await store.remove()).toBe(true);
    expect([store.problem, store.url]).toEqual([undefined, null]);
  });
});
