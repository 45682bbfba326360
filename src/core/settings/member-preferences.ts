import type { MemberPreference } from './member-preference.ts';

/** Preferences of a member. */
export abstract class MemberPreferences {
  abstract own(): Promise<MemberPreference>;
  abstract save(preference: MemberPreference): Promise<MemberPreference>;
}
