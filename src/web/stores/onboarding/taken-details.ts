import type { Career } from '#core/careers/career.ts';
import type { Careers } from '#core/careers/careers.ts';
import type { CareerDraft } from '#core/onboarding/onboarding-draft.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { departmentOf } from './detail-lists.ts';

/**
 * Job and city out of the draft, with the department in which such a job usually is and the industry of the company, just as the details step
 * fills them in. A career that the job portal verifies skips that step, so nothing else would ever send what the member ticked.
 */
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
