import type { PickedPicture } from '#web/stores/composer/post-pictures-store.ts';

/** The pictures among files that were picked, pasted or dropped. */
export const picturesIn = (files: FileList): Promise<readonly PickedPicture[]> =>
  Promise.all(
    [...files].filter(({ type }) => type.startsWith('image/')).map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
