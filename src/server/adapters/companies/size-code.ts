import { sizeBuckets, type SizeBucket } from '#core/companies/size-bucket.ts';

/** A size as tables hold it: its place among the core's sizes, the smallest being 0. */
export const sizeCodeOf = (bucket: SizeBucket): number => sizeBuckets.indexOf(bucket);

export const sizeOfCode = (code: number | null): SizeBucket | null => (code === null ? null : (sizeBuckets[code] ?? null));
