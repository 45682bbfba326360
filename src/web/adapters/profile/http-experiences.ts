import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { Experiences } from '#core/profile/experiences.ts';
import type { WorkExperience, WorkExperienceDraft } from '#core/profile/work-experience.ts';

export class HttpExperiences implements Experiences {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async list(): Promise<readonly WorkExperience[]> {
    return (await this.#user.listWorkExperience({})).items;
  }

  add(draft: WorkExperienceDraft, submissionKey: string): Promise<WorkExperience> {
    return this.#user.createWorkExperience({ body: { submissionKey, ...bodyOf(draft) } });
  }

  change(workExperienceId: string, draft: WorkExperienceDraft): Promise<WorkExperience> {
    return this.#user.updateWorkExperience({ path: { workExperienceId }, body: bodyOf(draft) });
  }

  async remove(workExperienceId: string): Promise<void> {
    await this.#user.deleteWorkExperience({ path: { workExperienceId } });
  }
}

/** The body of an entry: nothing but what the contract takes, should a caller hand over a whole entry. */
const bodyOf = ({ companyName, designation, employmentType, location, from, to }: WorkExperienceDraft): WorkExperienceDraft => ({
  companyName,
  designation,
  employmentType,
  location,
  from,
  to,
});
