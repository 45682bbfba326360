import { replyWith, type PortalAccounts } from '#core/verification/portal-accounts.ts';

/** Stand-in without a job portal. */
export const noPortalAccounts: PortalAccounts = { find: async () => replyWith(undefined) };
