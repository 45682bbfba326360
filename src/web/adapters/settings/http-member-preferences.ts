import type { operations } from '#contract/generated/user/settings.ts';
import type { Service } from '#contract/service.ts';
import type { MemberPreference } from '#core/settings/member-preference.ts';
import type { MemberPreferences } from '#core/settings/member-preferences.ts';

export class HttpMemberPreferences implements MemberPreferences {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  own(): Promise<MemberPreference> {
    return this.#user.getPreferences({});
  }

  save(preference: MemberPreference): Promise<MemberPreference> {
    return this.#user.savePreferences({ body: preference });
  }
}
