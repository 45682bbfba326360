import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { EducationDraft } from '#core/profile/education.ts';
import type { Educations } from '#core/profile/educations.ts';

export const httpEducations = (user: Service<operations>): Educations => ({
  list: async () => (await user.listEducation({})).items,
  add: (draft, submissionKey) => user.createEducation({ body: { submissionKey, ...bodyOf(draft) } }),
  change: (educationId, draft) => user.updateEducation({ path: { educationId }, body: bodyOf(draft) }),
  remove: (educationId) => user.deleteEducation({ path: { educationId } }),
});

/** The body of an entry: nothing but what the contract takes, should a caller hand over a whole entry. */
const bodyOf = ({ level, courseName, specialization, collegeName, mode, from, to }: EducationDraft): EducationDraft => ({
  level,
  courseName,
  specialization,
  collegeName,
  mode,
  from,
  to,
});
