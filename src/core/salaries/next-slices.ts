import { keyOf, sliceName, type CountedSlice, type MadeSlice, type SliceKey } from './slice-key.ts';

/** What becomes of the slices of a job. */
export interface SliceChanges {
  /** New ones, and those that are made again. */
  readonly made: readonly MadeSlice[];
  /** Those that are shown as they were made. */
  readonly kept: readonly SliceKey[];
  /** Those that may not be shown for now. They come back as they were made, or made of enough people more, and not by a few people different. */
  readonly hidden: readonly SliceKey[];
  /** Those of which nobody is left. */
  readonly gone: readonly SliceKey[];
}

/** What becomes of slices that stand, now that they are judged (`slicesOfJob`): a slice whose figures are those that stand is kept, and any other is made again. */
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
