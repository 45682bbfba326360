import type { components, operations } from '#contract/generated/user.ts';
import type { Input, Service } from '#contract/service.ts';
import { sourceToContract } from '#contract/verification-source.ts';
import { Failure } from '#core/failure.ts';
import type { CareerChoice } from '#core/careers/career.ts';
import type { CareerDetails, Careers } from '#core/careers/careers.ts';
import type { Profiles } from '#core/profile/profiles.ts';
import { careerToContract, outcomeToContract, statusToContract } from './career-to-contract.ts';

interface CareerPorts {
  readonly careers: Careers;
  readonly profiles: Profiles;
}

type Schemas = components['schemas'];
type Details = Schemas['WorkDetails'] | Schemas['StudentDetails'];

export const careerOperations = ({ careers, profiles }: CareerPorts) =>
  ({
    getCareerStatus: async () => careerToContract(await careers.own(), await profiles.name()),
    createCareerStatus: async ({ body }) => {
      const career = await careers.create(choiceFromContract(body));
      const { verified, source } = career.verification;
      return { careerStatus: statusToContract(career), verified, verificationSource: sourceToContract(source), careerStatusId: career.careerStatusId };
    },
    updateCareerStatus: async ({ path, header, body }) => outcomeToContract(await updated(careers, path.careerStatusId, header, body)),
    updateUnemployedCareerStatus: async ({ path, body }) => outcomeToContract(await careers.saveUnemployed(path.careerStatusId, body)),
    getCareerSuggestions: ({ query }) => careers.suggestions({ careerStatusId: query.careerStatusId, type: query.careerStatusType }),
  }) satisfies Partial<Service<operations>>;

type Update = Input<operations['updateCareerStatus']>;

/** One operation with two meanings, distinguished by a header (D-16). */
function updated(careers: Careers, careerStatusId: string, header: Update['header'], body: Update['body']) {
  const isUpdate = header['X-HTTP-Method-Override'] === 'PUT';
  if ('careerStatusType' in body) {
    if (isUpdate) throw new Failure('invalid', 'With the header, send the details.', { code: 'REQUEST_INVALID' });
    return careers.recheck(careerStatusId, choiceFromContract(body));
  }
  if (!isUpdate) throw new Failure('invalid', 'Without the header, send the choice.', { code: 'REQUEST_INVALID' });
  return careers.saveDetails(careerStatusId, detailsFromContract(body));
}

function choiceFromContract({ careerStatusType: type, careerData: { companyName, collegeName } }: Schemas['CareerRecheck']): CareerChoice {
  if (type === 'unemployed') return { type, companyName: companyName ?? null };
  const name = type === 'working' ? companyName : collegeName;
  if (name === undefined) throw new Failure('invalid', type === 'working' ? 'companyName is missing.' : 'collegeName is missing.');
  return type === 'working' ? { type, companyName: name } : { type, collegeName: name };
}

const detailsFromContract = (body: Details): CareerDetails =>
  'courseName' in body ? { type: 'student', ...body } : { type: 'working', ...body, jobLocation: body.jobLocation ?? null };
