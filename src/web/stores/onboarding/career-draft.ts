import type { Career } from '#core/careers/career.ts';
import type { CareerDetails } from '#core/careers/careers.ts';
import type { CareerDraft } from '#core/onboarding/onboarding-draft.ts';

export const workOf = ({ departmentId, industryId, jobProfile, tagId, roleId }: CareerDraft) => ({
  departmentId: departmentId || null,
  industryId: industryId || null,
  jobProfile: jobProfile.trim() || null,
  tagId,
  roleId: roleId || null,
});

export const jobOf = (career: CareerDraft): CareerDetails & { readonly type: 'working' } => ({
  type: 'working',
  ...workOf(career),
  jobLocation: career.jobLocation.trim() || null,
});

export function careerDraftOf({ status }: Career): Partial<CareerDraft> {
  if (status.type === 'student') {
    const { type, collegeName, courseId, specializationId } = status;
    return { type, collegeName, courseId: courseId ?? 0, specializationId: specializationId ?? 0 };
  }
  const { type, companyName, jobProfile, departmentId, industryId, roleId, tagId } = status;
  return {
    type,
    companyName: companyName ?? '',
    jobProfile: jobProfile ?? '',
    jobLocation: status.type === 'working' ? (status.jobLocation ?? '') : '',
    departmentId: departmentId ?? 0,
    industryId: industryId ?? 0,
    roleId: roleId ?? 0,
    tagId,
  };
}
