import type { operations } from '#contract/generated/user.ts';
import type { Output } from '#contract/service.ts';
import { toWireSource } from '#contract/verification-source.ts';
import { unproven, type Career, type CareerOutcome, type CareerProof, type CareerStatus } from '#core/careers/career.ts';

type WireCareer = Output<operations['getCareerStatus']>;
type WireStatus = Output<operations['createCareerStatus']>['careerStatus'];

/** The parts of a status: one is filled, and the addresses are null whatever was confirmed (D-25). */
function partsOf(status: CareerStatus | undefined, { verified, source: by }: CareerProof): Pick<WireStatus, 'working' | 'student' | 'unemployed'> {
  const proof = { verified, source: toWireSource(by) };
  return {
    working: status?.type === 'working' ? { ...status, ...proof, workEmail: null } : null,
    student: status?.type === 'student' ? { ...status, ...proof, studentEmail: null } : null,
    unemployed: status?.type === 'unemployed' ? { ...status, ...proof, workEmail: null } : null,
  };
}

export const statusShape = ({ status, proof }: Career): WireStatus => ({ type: status.type, ...partsOf(status, proof) });

export function careerShape(career: Career | null | undefined, name: string): WireCareer {
  const proof = career?.proof ?? unproven;
  return {
    selectedOption: career?.status.type ?? null,
    careerStatusId: career?.careerStatusId ?? null,
    name,
    profileBio: career?.profileBio ?? null,
    verified: proof.verified,
    verificationSource: toWireSource(proof.source),
    verifiedMonth: proof.month,
    ...partsOf(career?.status, proof),
  };
}

export const outcomeShape = ({ verified, source, nextStep }: CareerOutcome): Output<operations['verifyEmailOtp']> => ({
  verified,
  verificationSource: toWireSource(source),
  nextStep,
});
