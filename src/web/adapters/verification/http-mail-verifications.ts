import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { MailVerifications } from '#core/verification/mail-verifications.ts';
import { outcomeFromContract } from '../careers/career-from-contract.ts';

export const httpMailVerifications = (user: Service<operations>): MailVerifications => ({
  send: ({ kind, address }, language) =>
    user.generateEmailOtp({ body: kind === 'work' ? { workEmail: address, language } : { studentEmail: address, language } }),
  confirm: async ({ kind, address }, otp) =>
    outcomeFromContract(await user.verifyEmailOtp({ body: kind === 'work' ? { workEmail: address, otp } : { studentEmail: address, otp } })),
});
