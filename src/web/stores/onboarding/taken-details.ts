import type { Career } from '#core/careers/career.ts';
import type { Careers } from '#core/careers/careers.ts';
import type { CareerDraft } from '#core/onboarding/onboarding-draft.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { departmentOf } from './detail-lists.ts';

/** Details of the draft. Portal verification skips the details step, so nothing else would send them. */
export async function takenDetails(
  careers: Careers,
  lists: ReferenceLists,
  { careerStatusId, status }: Career,
  draft: CareerDraft,
): Promise<Partial<CareerDraft> | undefined> {
  if (status.type !== 'working' || (draft.jobProfile.trim() === '' && draft.jobLocation.trim() === '')) return undefined;
  const [departmentId, usual] = await Promise.all([
    draft.departmentId || departmentOf(lists, draft.jobProfile.trim()),
    draft.industryId || careers.suggestions({ careerStatusId, type: status.type }).then(({ industryId }) => industryId),
  ]);
  return { departmentId: departmentId ?? 0, industryId: usual ?? 0 };
}
