import type { components, operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { CareerChoice } from '#core/careers/career.ts';
import type { CareerDetails, Careers } from '#core/careers/careers.ts';
import { careerFromContract, outcomeFromContract, statusFromContract } from './career-from-contract.ts';
import { sourceFromContract } from '#contract/verification-source.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpCareers = (user: Service<Sparse<operations>>): Careers => ({
  own: async () => careerFromContract(await user.getCareerStatus({})),
  async create(choice, isEditing) {
    const { careerStatusId, careerStatus, verified, verificationSource } = await user.createCareerStatus({
      body: { ...choiceToContract(choice), ...(isEditing && { isEditFlow: true }) },
    });
    const verification = { verified, source: sourceFromContract(verificationSource), month: null };
    return careerFromContract(await user.getCareerStatus({})) ?? { careerStatusId, status: statusFromContract(careerStatus), verification, profileBio: null };
  },
  async saveDetails(careerStatusId, details) {
    const header = { 'X-HTTP-Method-Override': 'PUT' } as const;
    return outcomeFromContract(await user.updateCareerStatus({ path: { careerStatusId }, header, body: detailsToContract(details) }));
  },
  saveUnemployed: async (careerStatusId, details) => outcomeFromContract(await user.updateUnemployedCareerStatus({ path: { careerStatusId }, body: details })),
  recheck: async (careerStatusId, choice) =>
    outcomeFromContract(await user.updateCareerStatus({ path: { careerStatusId }, header: {}, body: choiceToContract(choice) })),
  suggestions: ({ careerStatusId, type }) => user.getCareerSuggestions({ query: { careerStatusId, careerStatusType: type } }),
});

function choiceToContract(choice: CareerChoice): components['schemas']['CareerRecheck'] {
  const { type } = choice;
  if (type === 'student') return { careerStatusType: type, careerData: { collegeName: choice.collegeName } };
  return { careerStatusType: type, careerData: choice.companyName === null ? {} : { companyName: choice.companyName } };
}

/** Saves nothing without the job or the course. */
function detailsToContract(details: CareerDetails): components['schemas']['WorkDetails'] | components['schemas']['StudentDetails'] {
  if (details.type === 'student') {
    const { courseId, courseName, specializationId, specialization } = details;
    return { courseId, courseName: filled(courseName), specializationId, specialization };
  }
  const { departmentId, industryId, jobProfile, tagId, roleId, jobLocation } = details;
  return { departmentId, industryId, jobProfile: filled(jobProfile), tagId, roleId, jobLocation };
}

function filled<Value>(value: Value | null): Value {
  if (value === null) throw new Failure('invalid', 'A detail is missing.');
  return value;
}
