import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { DeskLogins } from '#core/company-desk/desk-logins.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpDeskLogins = (desk: Service<Sparse<operations>>): DeskLogins => ({
  send: (address, language) => desk.sendDeskCode({ body: { address, language } }),
  enter: ({ attempt, address, code }) => desk.redeemDeskCode({ body: { attempt, address, otp: code } }),
  session: async () => (await desk.getDeskSession({})).session,
  leave: () => desk.leaveDesk({}),
});
