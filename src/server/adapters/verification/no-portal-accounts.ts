import type { PortalAccounts } from '#core/verification/portal-accounts.ts';

/** Where the job portal tells nothing of its members, nobody has an account there. */
export const noPortalAccounts: PortalAccounts = { find: async () => undefined };
