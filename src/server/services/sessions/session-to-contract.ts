import type { operations } from '#contract/generated/login.ts';
import type { Output } from '#contract/service.ts';
import type { Session } from '#core/sessions/session.ts';
import { momentOf } from '../content/moment-to-contract.ts';

export const sessionToContract = (session: Session): Output<operations['getSession']> => {
  const { member, now } = session;
  if (!member) return { member: null, now: momentOf(now), refreshAt: null, expiresAt: null };
  const { isDeactivated: isResting, signedInAt, ...rest } = member;
  return {
    member: { ...rest, isResting, signedInAt: momentOf(signedInAt) },
    now: momentOf(now),
    refreshAt: momentOf(session.refreshAt),
    expiresAt: momentOf(session.expiresAt),
  };
};
