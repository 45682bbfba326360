import type { ClientSystem } from '../device/client-system.ts';
import { mayAdminister, type MemberRole } from '../moderation/member-role.ts';

/** Tenant of this product in a shared tracker. */
export const trackerTenant = 9;

/** Tracker ids by browser or native platform. */
const trackers: Readonly<Record<ClientSystem, 9205 | 9207 | 9208>> = { AB_WEB: 9205, AB_MSITE: 9205, AB_ANDROID: 9207, AB_IOS: 9208 };

export const nativeTracker = 9206;

export const trackerIds = [9205, nativeTracker, 9207, 9208] as const;
export type TrackerId = (typeof trackerIds)[number];

export const trackerOf = (system: ClientSystem): TrackerId => trackers[system];

/** User types of the tenant, where employers may change a company's page. */
export const tenantUserTypes = { employer: 1, jobSeeker: 9 } as const;
export type TenantUserType = (typeof tenantUserTypes)[keyof typeof tenantUserTypes];

/** Names an administrator an employer only with consent, as the few could be recognised. */
export const userTypeOf = (role: MemberRole | undefined, isAllowed: boolean): TenantUserType =>
  isAllowed && mayAdminister(role) ? tenantUserTypes.employer : tenantUserTypes.jobSeeker;
