import type { operations } from '#contract/generated/user/settings.ts';
import type { Service } from '#contract/service.ts';
import type { MemberPreferences } from '#core/settings/member-preferences.ts';

export const httpMemberPreferences = (user: Service<operations>): MemberPreferences => ({
  own: () => user.getPreferences({}),
  save: (preference) => user.savePreferences({ body: preference }),
});
