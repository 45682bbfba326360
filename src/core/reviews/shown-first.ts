import { firstLevel, isSameJob, upTo, type JobParts } from '../crowds/shown-levels.ts';
import type { ReviewDraft } from './review-draft.ts';

/** Omits the department, which goes with the designation. */
const saidParts = ['designation', 'city', 'employment', 'isCurrent'] as const satisfies readonly (keyof JobParts)[];
export type SaidPart = (typeof saidParts)[number];

/** Parts shown at once, and parts hidden until many share them. */
export interface FirstShown {
  readonly shown: readonly SaidPart[];
  readonly waiting: readonly SaidPart[];
}

/** Job parts as readers first see them, or none if unchanged (F-02). */
export function shownFirst(draft: ReviewDraft, before?: ReviewDraft): FirstShown | undefined {
  const job = jobOf(draft);
  if (before && isSameJob(jobOf(before), job)) return undefined;
  const seen = upTo(job, firstLevel);
  const said = saidParts.filter((part) => job[part] !== null);
  return { shown: said.filter((part) => seen[part] !== null), waiting: said.filter((part) => seen[part] === null) };
}

const jobOf = ({ designationId, cityId, employment, isCurrent }: ReviewDraft): JobParts => ({
  department: null,
  designation: designationId,
  city: cityId,
  employment,
  isCurrent,
});
