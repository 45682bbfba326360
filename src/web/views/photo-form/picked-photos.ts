import type { PickedFile } from '#core/photos/picked-files.ts';

export const takenTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export async function pickedPhotosIn(files: FileList | null): Promise<{ readonly photos: readonly PickedFile[]; readonly unread: readonly string[] }> {
  const all = [...(files ?? [])];
  const taken = all.filter(({ type }) => takenTypes.includes(type));
  return {
    photos: await Promise.all(taken.map(async (file) => ({ name: file.name, file: new Uint8Array(await file.arrayBuffer()) }))),
    unread: all.filter((file) => !taken.includes(file)).map(({ name }) => name),
  };
}
