import { keyOf, sliceName, type CountedSlice, type MadeSlice, type SliceKey } from './slice-key.ts';

export interface SliceChanges {
  readonly made: readonly MadeSlice[];
  readonly kept: readonly SliceKey[];
  /** Hidden slices return unchanged or with enough more people, never differing by a few. */
  readonly hidden: readonly SliceKey[];
  readonly gone: readonly SliceKey[];
}

/** Keeps slices with unchanged figures and remakes all others after judging (`slicesOfJob`). */
export function nextSlices(existing: readonly MadeSlice[], now: readonly CountedSlice[]): SliceChanges {
  const before = new Map(existing.map((slice) => [sliceName(slice), slice.figures]));
  const left = new Set(now.filter(({ people }) => people > 0).map(sliceName));
  const isKept = (slice: CountedSlice): boolean => slice.figures !== null && before.get(sliceName(slice)) === slice.figures;
  return {
    made: now.flatMap((slice) => (slice.figures !== null && !isKept(slice) ? [{ ...keyOf(slice), people: slice.people, figures: slice.figures }] : [])),
    kept: now.filter(isKept),
    hidden: now.filter((slice) => slice.figures === null && slice.people > 0 && before.has(sliceName(slice))),
    gone: existing.filter((slice) => !left.has(sliceName(slice))),
  };
}
