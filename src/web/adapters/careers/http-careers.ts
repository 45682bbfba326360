import type { components, operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { CareerType } from '#core/careers/completeness.ts';
import type { Career, CareerChoice, CareerOutcome, CareerSuggestions, WorkDetails } from '#core/careers/career.ts';
import type { CareerDetails, Careers } from '#core/careers/careers.ts';
import { careerFromContract, outcomeFromContract, statusFromContract } from './career-from-contract.ts';
import { sourceFromContract } from '#contract/verification-source.ts';

export class HttpCareers implements Careers {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async own(): Promise<Career | undefined> {
    return careerFromContract(await this.#user.getCareerStatus({}));
  }

  async create(choice: CareerChoice): Promise<Career> {
    const { careerStatusId, careerStatus, verified, verificationSource } = await this.#user.createCareerStatus({ body: choiceToContract(choice) });
    const verification = { verified, source: sourceFromContract(verificationSource), month: null };
    return (await this.own()) ?? { careerStatusId, status: statusFromContract(careerStatus), verification, profileBio: null };
  }

  async saveDetails(careerStatusId: string, details: CareerDetails): Promise<CareerOutcome> {
    const header = { 'X-HTTP-Method-Override': 'PUT' } as const;
    return outcomeFromContract(await this.#user.updateCareerStatus({ path: { careerStatusId }, header, body: detailsToContract(details) }));
  }

  async saveUnemployed(careerStatusId: string, details: WorkDetails): Promise<CareerOutcome> {
    return outcomeFromContract(await this.#user.updateUnemployedCareerStatus({ path: { careerStatusId }, body: details }));
  }

  async recheck(careerStatusId: string, choice: CareerChoice): Promise<CareerOutcome> {
    return outcomeFromContract(await this.#user.updateCareerStatus({ path: { careerStatusId }, header: {}, body: choiceToContract(choice) }));
  }

  async suggestions({
    careerStatusId,
    type,
  }: {
    readonly careerStatusId?: string | undefined;
    readonly type?: CareerType | undefined;
  }): Promise<CareerSuggestions> {
    return this.#user.getCareerSuggestions({ query: { ...(careerStatusId ? { careerStatusId } : {}), ...(type ? { careerStatusType: type } : {}) } });
  }
}

function choiceToContract(choice: CareerChoice): components['schemas']['CareerRecheck'] {
  const { type } = choice;
  if (type === 'student') return { careerStatusType: type, careerData: { collegeName: choice.collegeName } };
  return { careerStatusType: type, careerData: choice.companyName === null ? {} : { companyName: choice.companyName } };
}

/** Details as the contract spells them. A detail that is not filled in yet cannot be saved. */
function detailsToContract(details: CareerDetails): components['schemas']['CareerDetails'] {
  if (details.type === 'student') {
    const { courseId, courseName, specializationId, specialization } = details;
    return { courseId, courseName: filled(courseName), specializationId: filled(specializationId), specialization };
  }
  const { departmentId, industryId, jobProfile, tagId, roleId, jobLocation } = details;
  return { departmentId: filled(departmentId), industryId: filled(industryId), jobProfile: filled(jobProfile), tagId, roleId, jobLocation };
}

function filled<Value>(value: Value | null): Value {
  if (value === null) throw new Failure('invalid', 'A detail is missing.');
  return value;
}
