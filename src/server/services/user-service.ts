import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { Devices } from '#core/notifications/devices.ts';
import type { MemberNudges } from '#core/nudges/member-nudges.ts';
import { accountOperations, type AccountPorts } from './account/account-operations.ts';
import { careerOperations, type CareerPorts } from './careers/career-operations.ts';
import { onboardingOperations, type OnboardingPorts } from './onboarding/onboarding-operations.ts';
import { profileOperations, type ProfilePorts } from './profile/profile-operations.ts';
import { verificationOperations, type VerificationPorts } from './verification/verification-operations.ts';
import { settingOperations, type SettingPorts } from './settings/setting-operations.ts';
import { entryOperations, type EntryPorts } from './profile/entry-operations.ts';

/** The ports of a member's own data: entries of the profile, settings, the account, and the devices and nudges that other contracts answer. */
export type OwnDataPorts = EntryPorts & SettingPorts & AccountPorts & { readonly devices: Devices; readonly memberNudges: MemberNudges };

/** Everything that members need, for one request. */
export type MemberPorts = ProfilePorts & CareerPorts & VerificationPorts & OnboardingPorts & OwnDataPorts;

/** The contract of members, answered for one request. */
export const userService = (ports: MemberPorts): Service<operations> => ({
  ...profileOperations(ports),
  ...careerOperations(ports),
  ...verificationOperations(ports),
  ...onboardingOperations(ports),
  ...entryOperations(ports),
  ...settingOperations(ports),
  ...accountOperations(ports),
});
