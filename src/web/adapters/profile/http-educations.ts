import type { operations } from '#contract/generated/user.ts';
import { createEducation, updateEducation } from '#contract/generated/bodies/user.ts';
import type { Service } from '#contract/service.ts';
import type { Educations } from '#core/profile/educations.ts';
import { pickFields } from '../http/pick-fields.ts';

export const httpEducations = (user: Service<operations>): Educations => ({
  list: async () => (await user.listEducation({})).items,
  add: (draft, submissionKey) => user.createEducation({ body: pickFields(createEducation, { ...draft, submissionKey }) }),
  change: (educationId, draft) => user.updateEducation({ path: { educationId }, body: pickFields(updateEducation, draft) }),
  remove: (educationId) => user.deleteEducation({ path: { educationId } }),
});
