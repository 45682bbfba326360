import type { OnboardingStep } from '#core/onboarding/sequence.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { accountId, oneOf } from '../database/column.ts';
import { ofAccount, table } from '../database/table.ts';

export const onboarding = table('onboarding', {
  purpose: 'The progress of a member in onboarding, so that they can continue there.',
  ...ofAccount,
  countsAs: 'onboarding',
  columns: {
    account_id: accountId,
    last_step: oneOf<OnboardingStep>('The last step they completed.', 'the server').orNull(),
    selected_profile: oneOf<ProfileType>(
      'Under which kind of persona they like to write. Which persona that is, is not stored here.',
      'the server',
    ).generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    onboarding: typeof onboarding;
  }
}
