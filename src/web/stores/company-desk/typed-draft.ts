import { payPerNamed } from '#core/calculators/pay-periods.ts';
import { emptyTypedJob, type TypedJob } from '#core/company-desk/typed-job.ts';
import type { DraftFields } from '#core/device/draft-fields.ts';
import { latinDigits } from '#core/indian-scripts.ts';
import { feedNumber } from '#core/jobs/feed-facts.ts';
import { workplaces } from '#core/jobs/job.ts';

/** Job as the fields of its form have it. */
export type TypedDraft = { readonly [Field in keyof TypedJob]: string };

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

export const draftOfTyped = (typed: TypedJob): TypedDraft => ({
  ...typed,
  payFrom: textOf(typed.payFrom),
  payTo: textOf(typed.payTo),
  experienceFrom: textOf(typed.experienceFrom),
  experienceTo: textOf(typed.experienceTo),
  closesOn: textOf(typed.closesOn),
});

/** Takes up what the device kept. */
export const draftOfKept = (kept: DraftFields, before: TypedDraft): TypedDraft => ({
  ...before,
  ...Object.fromEntries(Object.keys(before).flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : []))),
});

/** Number of a field; null where it is empty, and none where it is no number. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : (feedNumber(latinDigits(text)) ?? Number.NaN));

export const typedOfDraft = (draft: TypedDraft): TypedJob => ({
  ...draft,
  workplace: workplaces.find((workplace) => workplace === draft.workplace) ?? emptyTypedJob.workplace,
  payFrom: numberOf(draft.payFrom),
  payTo: numberOf(draft.payTo),
  payPer: payPerNamed(draft.payPer) ?? emptyTypedJob.payPer,
  experienceFrom: numberOf(draft.experienceFrom),
  experienceTo: numberOf(draft.experienceTo),
  closesOn: draft.closesOn === '' ? null : draft.closesOn,
});
