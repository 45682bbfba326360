import type { operations } from '#contract/generated/user.ts';
import { createWorkExperience, updateWorkExperience } from '#contract/generated/bodies/user.ts';
import type { Service } from '#contract/service.ts';
import type { Experiences } from '#core/profile/experiences.ts';
import { pickFields } from '../http/pick-fields.ts';

export const httpExperiences = (user: Service<operations>): Experiences => ({
  list: async () => (await user.listWorkExperience({})).items,
  add: (draft, submissionKey) => user.createWorkExperience({ body: pickFields(createWorkExperience, { ...draft, submissionKey }) }),
  change: (workExperienceId, draft) => user.updateWorkExperience({ path: { workExperienceId }, body: pickFields(updateWorkExperience, draft) }),
  remove: (workExperienceId) => user.deleteWorkExperience({ path: { workExperienceId } }),
});
