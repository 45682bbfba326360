import type { ClientSystem } from '../device/client-system.ts';
import { mayAdminister, type MemberRole } from '../moderation/member-role.ts';

/** The tenant of this product among those that share a tracker. */
export const trackerTenant = 9;

/** The trackers, by the system that counts: a browser, and the native app by its platform. */
const trackers: Readonly<Record<ClientSystem, 9205 | 9207 | 9208>> = { AB_WEB: 9205, AB_MSITE: 9205, AB_ANDROID: 9207, AB_IOS: 9208 };

/** A native app whose platform nobody knows. */
export const nativeTracker = 9206;

export const trackerIds = [9205, nativeTracker, 9207, 9208] as const;
export type TrackerId = (typeof trackerIds)[number];

export const trackerOf = (system: ClientSystem): TrackerId => trackers[system];

/** The types of users of the tenant: an employer is someone who may change the page of a company. */
export const tenantUserTypes = { employer: 1, jobSeeker: 9 } as const;
export type TenantUserType = (typeof tenantUserTypes)[keyof typeof tenantUserTypes];

/**
 * The type that counts name. Only administrators may change the page of a company here, and only one who allows it is named as an employer:
 * there are few of them, so that the number alone may lead to one.
 */
export const userTypeOf = (role: MemberRole | undefined, isAllowed: boolean): TenantUserType =>
  isAllowed && mayAdminister(role) ? tenantUserTypes.employer : tenantUserTypes.jobSeeker;
