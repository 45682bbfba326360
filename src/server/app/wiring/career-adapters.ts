import type { PortalAccounts } from '#core/verification/portal-accounts.ts';
import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlCareers } from '#server/adapters/careers/sql-careers.ts';
import { portalOfBrowser } from '#server/adapters/login/browser-portal.ts';
import { OpenidRedirectLogins } from '#server/adapters/login/openid-redirect-logins.ts';
import type { OpenidSource } from '#server/adapters/providers/openid-source.ts';
import { SqlJobPortals } from '#server/adapters/verification/sql-job-portals.ts';

/** Careers, and the job portal that confirms them as the caller's browser can prove an account there. */
export function adaptersOfCareers(scope: RequestScope, { source, portal }: { readonly source: OpenidSource; readonly portal: PortalAccounts }) {
  const logins = new OpenidRedirectLogins(scope, source);
  const ownPortal = portalOfBrowser(scope, portal);
  return { logins, careers: new SqlCareers(scope, ownPortal), jobPortals: new SqlJobPortals(scope, ownPortal, logins) };
}
