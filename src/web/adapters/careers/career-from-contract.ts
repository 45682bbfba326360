import type { operations } from '#contract/generated/user.ts';
import type { Output } from '#contract/service.ts';
import { sourceFromContract } from '#contract/verification-source.ts';
import { Failure } from '#core/failure.ts';
import type { Career, CareerOutcome, CareerStatus, WorkDetails } from '#core/careers/career.ts';

type WireCareer = Output<operations['getCareerStatus']>;
type WireStatus = Output<operations['createCareerStatus']>['careerStatus'];

export function careerFromContract(wire: WireCareer): Career | undefined {
  const { selectedOption, careerStatusId, profileBio, verified, verificationSource, verifiedMonth } = wire;
  if (selectedOption === null || careerStatusId === null) return undefined;
  const verification = { verified, source: sourceFromContract(verificationSource), month: verifiedMonth };
  return { careerStatusId, status: statusFromContract({ ...wire, type: selectedOption }), verification, profileBio };
}

export function statusFromContract({ type, working, student, unemployed }: WireStatus): CareerStatus {
  if (type === 'working' && working) {
    const { companyName, jobLocation } = working;
    return { type, companyName, ...workFromContract(working), jobLocation };
  }
  if (type === 'student' && student) {
    const { collegeName, courseId, courseName, specializationId, specialization } = student;
    return { type, collegeName, courseId, courseName, specializationId, specialization };
  }
  if (type === 'unemployed' && unemployed) return { type, companyName: unemployed.companyName, ...workFromContract(unemployed) };
  throw new Failure('broken', 'The career status lacks what it is about');
}

export const outcomeFromContract = ({ verified, verificationSource, nextStep }: Output<operations['verifyEmailOtp']>): CareerOutcome => ({
  verified,
  source: sourceFromContract(verificationSource),
  nextStep,
});

const workFromContract = ({ departmentId, industryId, jobProfile, tagId, roleId }: WorkDetails): WorkDetails => ({
  departmentId,
  industryId,
  jobProfile,
  tagId,
  roleId,
});
