import type { Kysely } from 'kysely';
import { onboardingSteps, type OnboardingStep } from '#core/onboarding/sequence.ts';
import type { Tables } from '../database/tables.ts';

/** Keeps the furthest step a member reached. */
export async function noteStep(db: Kysely<Tables>, account_id: string, last_step: OnboardingStep): Promise<void> {
  const earlier = onboardingSteps.slice(0, onboardingSteps.indexOf(last_step));
  await db
    .insertInto('onboarding')
    .values({ account_id, last_step })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ last_step })
        .where((where) => where.or([where('onboarding.last_step', 'is', null), ...earlier.map((step) => where('onboarding.last_step', '=', step))])),
    )
    .execute();
}
