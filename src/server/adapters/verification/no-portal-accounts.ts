import type { PortalAccounts } from '#core/verification/portal-accounts.ts';

/** Stand-in for an installation without a job portal: no member has an account there. */
export const noPortalAccounts: PortalAccounts = { find: async () => undefined };
