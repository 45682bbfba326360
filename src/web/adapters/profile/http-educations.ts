import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { Education, EducationDraft } from '#core/profile/education.ts';
import type { Educations } from '#core/profile/educations.ts';

export class HttpEducations implements Educations {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async list(): Promise<readonly Education[]> {
    return (await this.#user.listEducation({})).items;
  }

  add(draft: EducationDraft, submissionKey: string): Promise<Education> {
    return this.#user.createEducation({ body: { submissionKey, ...bodyOf(draft) } });
  }

  change(educationId: string, draft: EducationDraft): Promise<Education> {
    return this.#user.updateEducation({ path: { educationId }, body: bodyOf(draft) });
  }

  async remove(educationId: string): Promise<void> {
    await this.#user.deleteEducation({ path: { educationId } });
  }
}

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
