import type { MemberPreference } from '../device/member-preference.ts';

/** Preferences of a member. */
export abstract class MemberPreferences {
  abstract own(): Promise<MemberPreference>;
  abstract save(preference: MemberPreference): Promise<MemberPreference>;
}
