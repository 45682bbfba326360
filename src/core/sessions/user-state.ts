export const unnamedMember = 'Member';

/** User of this browser, beside the session's member. */
export interface UserState {
  readonly rewardsCount: number;
  readonly appVersion: string | null;
  readonly appBuild: string | null;
}

export const nobody: UserState = { rewardsCount: 0, appVersion: null, appBuild: null };

/** Keeps the app's version and build after sign-out. */
export const signedOut = ({ appVersion, appBuild }: UserState): UserState => ({ ...nobody, appVersion, appBuild });
