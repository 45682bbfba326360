import type { operations } from '#contract/generated/user.ts';
import type { Output } from '#contract/service.ts';
import { sourceToContract } from '#contract/verification-source.ts';
import { unverified, type Career, type CareerOutcome, type CareerVerification, type CareerStatus } from '#core/careers/career.ts';

type WireCareer = Output<operations['getCareerStatus']>;
type WireStatus = Output<operations['createCareerStatus']>['careerStatus'];

/** Fills one part of a status and leaves addresses null even when confirmed (D-25). */
function partsOf(status: CareerStatus | undefined, { verified, source: by }: CareerVerification): Pick<WireStatus, 'working' | 'student' | 'unemployed'> {
  const verification = { verified, source: sourceToContract(by) };
  return {
    working: status?.type === 'working' ? { ...status, ...verification, workEmail: null } : null,
    student: status?.type === 'student' ? { ...status, ...verification, studentEmail: null } : null,
    unemployed: status?.type === 'unemployed' ? { ...status, ...verification, workEmail: null } : null,
  };
}

export const statusToContract = ({ status, verification }: Career): WireStatus => ({ type: status.type, ...partsOf(status, verification) });

export function careerToContract(career: Career | null | undefined, name: string): WireCareer {
  const verification = career?.verification ?? unverified;
  return {
    selectedOption: career?.status.type ?? null,
    careerStatusId: career?.careerStatusId ?? null,
    name,
    profileBio: career?.profileBio ?? null,
    verified: verification.verified,
    verificationSource: sourceToContract(verification.source),
    verifiedMonth: verification.month,
    ...partsOf(career?.status, verification),
  };
}

export const outcomeToContract = ({ verified, source, nextStep }: CareerOutcome): Output<operations['verifyEmailOtp']> => ({
  verified,
  verificationSource: sourceToContract(source),
  nextStep,
});
