export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const largestPhotoBytes = 8_388_608;

/** Checks size and type without reading the file. */
export function photoProblem({ size, type }: { readonly size: number; readonly type: string }): 'large' | 'no-picture' | undefined {
  if (!photoTypes.some((known) => known === type) || size === 0) return 'no-picture';
  return size > largestPhotoBytes ? 'large' : undefined;
}
