import { sizeBuckets, type SizeBucket } from '#core/companies/size-bucket.ts';

/** Index among the core's sizes, smallest 0. */
export const sizeCodeOf = (bucket: SizeBucket): number => sizeBuckets.indexOf(bucket);

export const sizeOfCode = (code: number | null): SizeBucket | null => (code === null ? null : (sizeBuckets[code] ?? null));
