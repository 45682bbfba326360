import type { components, operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { sourceToContract } from '#contract/verification-source.ts';
import { languageNamed } from '#core/device/preferences.ts';
import type { JobPortals } from '#core/verification/job-portals.ts';
import type { MailVerifications, VerificationAddress } from '#core/verification/mail-verifications.ts';
import { outcomeToContract } from '../careers/career-to-contract.ts';

interface VerificationPorts {
  readonly mailVerifications: MailVerifications;
  readonly jobPortals: JobPortals;
}

type Schemas = components['schemas'];

/** Verifies work or study by a mailed code or the job portal. */
export const verificationOperations = ({ mailVerifications, jobPortals }: VerificationPorts) =>
  ({
    generateEmailOtp: ({ body }) => mailVerifications.send(addressFromContract(body), languageNamed(body.language)),
    verifyEmailOtp: async ({ body }) => outcomeToContract(await mailVerifications.confirm(addressFromContract(body), body.otp)),
    getJobPortalAccount: async () => {
      const { exists, isConsentGiven, details } = await jobPortals.account();
      return {
        userNaukriAccountExist: exists,
        isConsentGiven,
        firstName: details?.firstName ?? null,
        lastName: details?.lastName ?? null,
        email: details?.email ?? null,
        naukriImage: details?.photo ?? null,
        companyName: details?.companyName ?? null,
        collegeName: details?.collegeName ?? null,
        jobProfile: details?.jobProfile ?? null,
        jobLocation: details?.jobLocation ?? null,
      };
    },
    linkJobPortalAccount: async ({ body }) => {
      const { source, loginUrl, ...linked } = await jobPortals.link(body.token, body.referer);
      return { ...linked, verificationSource: sourceToContract(source), ...(loginUrl !== null && { loginUrl }) };
    },
    saveJobPortalConsent: async ({ body: { isConsentGiven } }) => {
      await jobPortals.saveConsent(isConsentGiven);
      return { isConsentGiven };
    },
  }) satisfies Partial<Service<operations>>;

const addressFromContract = (body: Schemas['WorkMail'] | Schemas['StudentMail']): VerificationAddress =>
  'workEmail' in body ? { kind: 'work', address: body.workEmail } : { kind: 'student', address: body.studentEmail };
