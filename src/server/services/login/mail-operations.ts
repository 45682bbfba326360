import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import { languageNamed } from '#core/device/preferences.ts';
import type { MailLogins } from '#core/login/mail-logins.ts';
import { sessionToContract } from '../sessions/session-to-contract.ts';

export const mailOperations = ({ mailLogins }: { readonly mailLogins: MailLogins }) =>
  ({
    sendLoginCode: ({ body }) => mailLogins.send(body.address, languageNamed(body.language)),
    redeemLoginCode: async ({ body: { attempt, address, otp } }) => sessionToContract(await mailLogins.logIn({ attempt, address, code: otp })),
  }) satisfies Partial<Service<operations>>;
