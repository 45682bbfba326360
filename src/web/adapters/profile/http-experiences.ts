import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { Experiences } from '#core/profile/experiences.ts';
import type { WorkExperienceDraft } from '#core/profile/work-experience.ts';

export const httpExperiences = (user: Service<operations>): Experiences => ({
  list: async () => (await user.listWorkExperience({})).items,
  add: (draft, submissionKey) => user.createWorkExperience({ body: { submissionKey, ...bodyOf(draft) } }),
  change: (workExperienceId, draft) => user.updateWorkExperience({ path: { workExperienceId }, body: bodyOf(draft) }),
  remove: (workExperienceId) => user.deleteWorkExperience({ path: { workExperienceId } }),
});

/** The body of an entry: nothing but what the contract takes, should a caller hand over a whole entry. */
const bodyOf = ({ companyName, designation, employmentType, location, from, to }: WorkExperienceDraft): WorkExperienceDraft => ({
  companyName,
  designation,
  employmentType,
  location,
  from,
  to,
});
