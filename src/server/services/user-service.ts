import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { Devices } from '#core/notifications/devices.ts';
import type { MemberNudges } from '#core/nudges/member-nudges.ts';
import { accountOperations, type AccountPorts } from './account/account-operations.ts';
import { careerOperations, type CareerPorts } from './careers/career-operations.ts';
import { nudgeOperations, type NudgePorts } from './nudges/nudge-operations.ts';
import { onboardingOperations, type OnboardingPorts } from './onboarding/onboarding-operations.ts';
import { personaOperations, type PersonaPorts } from './personas/persona-operations.ts';
import { photoOperations, type PhotoPorts } from './profile/photo-operations.ts';
import { profileOperations, type ProfilePorts } from './profile/profile-operations.ts';
import { verificationOperations, type VerificationPorts } from './verification/verification-operations.ts';
import { settingOperations, type SettingPorts } from './settings/setting-operations.ts';
import { entryOperations, type EntryPorts } from './profile/entry-operations.ts';

/** The ports of a member's own data: entries and photo of the profile, settings, the account, nudges, and the devices that other contracts answer. */
export type OwnDataPorts = EntryPorts &
  PhotoPorts &
  SettingPorts &
  AccountPorts &
  NudgePorts & { readonly devices: Devices; readonly memberNudges: MemberNudges };

/** Everything that members need, for one request. */
export type MemberPorts = ProfilePorts & PersonaPorts & CareerPorts & VerificationPorts & OnboardingPorts & OwnDataPorts;

/** The contract of members, answered for one request. */
export const userService = (ports: MemberPorts): Service<operations> => ({
  ...profileOperations(ports),
  ...photoOperations(ports),
  ...personaOperations(ports),
  ...careerOperations(ports),
  ...verificationOperations(ports),
  ...onboardingOperations(ports),
  ...entryOperations(ports),
  ...settingOperations(ports),
  ...nudgeOperations(ports),
  ...accountOperations(ports),
});
