import { isNextBatch } from './shown-slices.ts';
import { tellsApart, type CountedSlice, type SliceKey } from './slices-of-job.ts';
import type { SalaryFigures } from './salary-figures.ts';

/** A slice that was made before, of so many salaries. */
export interface StandingSlice extends SliceKey {
  readonly people: number;
}

/** A slice with what is published of it. */
export interface MadeSlice extends CountedSlice {
  readonly figures: SalaryFigures;
}

/** What becomes of the slices of a job. */
export interface SliceChanges {
  /** New ones, and those that are made anew. */
  readonly made: readonly MadeSlice[];
  /** Those that are shown as they were made. */
  readonly shown: readonly SliceKey[];
  /** Those that may not be shown for now. They are kept, so that they come back as they were made and not by one person different. */
  readonly hidden: readonly SliceKey[];
  /** Those that are of other people by now. */
  readonly gone: readonly SliceKey[];
}

export const sliceName = ({ city, cityClass, band, employment, currency }: SliceKey): string => [city, cityClass, band, employment, currency].join(' ');

/**
 * What becomes of slices that stand, now that there are so many salaries: they are made anew in batches of five alone, so that no two figures of a group differ by one to four
 * people (F-02). One that may not be shown any more is hidden at once. `besides` says how many people stand behind the shown parts of a slice that are kept elsewhere, as
 * those by company of a job at all of them.
 */
export function nextSlices(standing: readonly StandingSlice[], now: readonly CountedSlice[], besides: (key: SliceKey) => number = () => 0): SliceChanges {
  const before = new Map(standing.map((slice) => [sliceName(slice), slice]));
  const counted = new Set(now.map(sliceName));
  const each = now.map((slice) => {
    const old = before.get(sliceName(slice));
    const isNew = !old || isNextBatch(old.people, slice.people);
    const mayStand = slice.figures !== null && !tellsApart(isNew ? slice.people : old.people, besides(slice));
    return { slice, old, isNew, mayStand };
  });
  return {
    made: each.flatMap(({ slice: { figures, ...slice }, isNew, mayStand }) => (isNew && mayStand && figures !== null ? [{ ...slice, figures }] : [])),
    shown: each.flatMap(({ slice, isNew, mayStand }) => (!isNew && mayStand ? [slice] : [])),
    hidden: each.flatMap(({ slice, isNew, mayStand }) => (!isNew && !mayStand ? [slice] : [])),
    gone: [
      ...each.flatMap(({ slice, old, isNew, mayStand }) => (old && isNew && !mayStand ? [slice] : [])),
      ...standing.filter((slice) => !counted.has(sliceName(slice))),
    ],
  };
}
