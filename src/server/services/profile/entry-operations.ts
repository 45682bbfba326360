import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { Educations } from '#core/profile/educations.ts';
import type { Experiences } from '#core/profile/experiences.ts';

interface EntryPorts {
  readonly experiences: Experiences;
  readonly educations: Educations;
}

export const entryOperations = ({ experiences, educations }: EntryPorts) =>
  ({
    listWorkExperience: async () => ({ items: await experiences.list() }),
    createWorkExperience: ({ body: { submissionKey, ...draft } }) => experiences.add(draft, submissionKey),
    updateWorkExperience: ({ path, body }) => experiences.change(path.workExperienceId, body),
    deleteWorkExperience: async ({ path }) => {
      await experiences.remove(path.workExperienceId);
      return undefined;
    },
    listEducation: async () => ({ items: await educations.list() }),
    createEducation: ({ body: { submissionKey, ...draft } }) => educations.add(draft, submissionKey),
    updateEducation: ({ path, body }) => educations.change(path.educationId, body),
    deleteEducation: async ({ path }) => {
      await educations.remove(path.educationId);
      return undefined;
    },
  }) satisfies Partial<Service<operations>>;
