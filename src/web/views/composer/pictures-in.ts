import type { PickedPicture } from '#web/stores/composer/post-pictures-store.ts';

export const picturesIn = (files: FileList): Promise<readonly PickedPicture[]> =>
  Promise.all(
    [...files].filter(({ type }) => type.startsWith('image/')).map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
