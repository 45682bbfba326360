/** The name and id of the member who is logged in, for display; proof of nothing (D-24). */
export interface UserInfo {
  readonly UserId: string;
  readonly displayName: string;
}

/** The display name of a new account. A language may say it in its own words. */
export const unnamedMember = 'Member';

/** Everything known of the user of this browser. */
export interface UserState {
  readonly userInfo: UserInfo | null;
  /** The part of the auth token object that a page can see; the two tokens themselves stand in cookies that no script reads (R-138, D-24). */
  readonly authToken: { readonly UAC_I: string; readonly UAC_K: string } | null;
  readonly clientId: string;
  readonly rewardsCount: number;
  readonly isNaukriUser: boolean;
  readonly naukriLinkToken: string | null;
  readonly appVersion: string | null;
  readonly appBuild: string | null;
  readonly userAgent: string;
  /** Ids of the device, not of the person. */
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

/** Whether a member is logged in: their information has a UserId. */
export const isLoggedIn = ({ userInfo }: Pick<UserState, 'userInfo'>): boolean => Boolean(userInfo?.UserId);

/** The state left after a sign-out: the client id, the ids of the device, the user agent and the version of the app. */
export const signedOut = ({ clientId, userAgent, appVersion, appBuild, deviceId, cvid }: UserState): UserState => ({
  ...nobody,
  clientId,
  userAgent,
  appVersion,
  appBuild,
  deviceId,
  cvid,
});
