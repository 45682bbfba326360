import type { operations } from '#contract/generated/login.ts';
import type { Service } from '#contract/service.ts';
import type { MailLogins } from '#core/login/mail-logins.ts';
import { memberSessionFromContract } from '../sessions/http-sessions.ts';

export const httpMailLogins = (login: Service<operations>): MailLogins => ({
  send: (address, language) => login.sendLoginCode({ body: { address, language } }),
  logIn: async ({ attempt, address, code }) => memberSessionFromContract(await login.redeemLoginCode({ body: { attempt, address, otp: code } })),
});
