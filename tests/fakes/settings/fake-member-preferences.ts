import { usualPreference, type MemberPreference } from '#core/device/member-preference.ts';
import type { MemberPreferences } from '#core/settings/member-preferences.ts';

export class FakeMemberPreferences implements MemberPreferences {
  kept: MemberPreference = usualPreference;

  async own(): Promise<MemberPreference> {
    return this.kept;
  }

  async save(preference: MemberPreference): Promise<MemberPreference> {
    this.kept = preference;
    return preference;
  }
}
