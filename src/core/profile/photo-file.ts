/** The kinds of pictures that can be a photo, as devices name them. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A file as large as this can still be a photo. */
export const largestPhotoBytes = 8_388_608;

/** The problem that keeps a file from being a photo, as far as it can be said without looking into it. */
export function photoProblem({ size, type }: { readonly size: number; readonly type: string }): 'large' | 'no-picture' | undefined {
  if (!photoTypes.some((known) => known === type) || size === 0) return 'no-picture';
  return size > largestPhotoBytes ? 'large' : undefined;
}
