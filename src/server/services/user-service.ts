import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { accountOperations } from './account/account-operations.ts';
import { careerOperations } from './careers/career-operations.ts';
import { nudgeOperations } from './nudges/nudge-operations.ts';
import { onboardingOperations } from './onboarding/onboarding-operations.ts';
import { personaOperations } from './personas/persona-operations.ts';
import { photoOperations } from './profile/photo-operations.ts';
import { profileOperations } from './profile/profile-operations.ts';
import { verificationOperations } from './verification/verification-operations.ts';
import { settingOperations } from './settings/setting-operations.ts';
import { entryOperations } from './profile/entry-operations.ts';
import { ownDataOperations } from './own-data/own-data-operations.ts';
import { joinedOperations } from './joined-operations.ts';

export const userService = joinedOperations(
  profileOperations,
  photoOperations,
  personaOperations,
  careerOperations,
  verificationOperations,
  onboardingOperations,
  entryOperations,
  settingOperations,
  nudgeOperations,
  accountOperations,
  ownDataOperations,
) satisfies (ports: never) => Service<operations>;
