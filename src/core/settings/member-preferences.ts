import type { MemberPreference } from './member-preference.ts';

/** Where it is kept what the member prefers. */
export abstract class MemberPreferences {
  abstract own(): Promise<MemberPreference>;
  abstract save(preference: MemberPreference): Promise<MemberPreference>;
}
