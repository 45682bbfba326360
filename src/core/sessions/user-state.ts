/** Display name and id of the logged-in member, no proof of identity (D-24). */
export interface UserInfo {
  readonly UserId: string;
  readonly displayName: string;
}

export const unnamedMember = 'Member';

/** Known state of this browser's user. */
export interface UserState {
  readonly userInfo: UserInfo | null;
  /** Visible part of the auth token, while the tokens stay in HttpOnly cookies (R-138, D-24). */
  readonly authToken: { readonly UAC_I: string; readonly UAC_K: string } | null;
  readonly clientId: string;
  readonly rewardsCount: number;
  readonly isNaukriUser: boolean;
  readonly naukriLinkToken: string | null;
  readonly appVersion: string | null;
  readonly appBuild: string | null;
  readonly userAgent: string;
  /** Identifies the device, not the person. */
  readonly deviceId: string | null;
  readonly cvid: string | null;
}

export const nobody: UserState = {
  userInfo: null,
  authToken: null,
  clientId: '',
  rewardsCount: 0,
  isNaukriUser: false,
  naukriLinkToken: null,
  appVersion: null,
  appBuild: null,
  userAgent: '',
  deviceId: null,
  cvid: null,
};

/** Requires a UserId in the member's information. */
export const isLoggedIn = ({ userInfo }: Pick<UserState, 'userInfo'>): boolean => Boolean(userInfo?.UserId);

/** Keeps client id, device ids, user agent and app version after sign-out. */
export const signedOut = ({ clientId, userAgent, appVersion, appBuild, deviceId, cvid }: UserState): UserState => ({
  ...nobody,
  clientId,
  userAgent,
  appVersion,
  appBuild,
  deviceId,
  cvid,
});
