import type { Transaction } from 'kysely';
import { alertKey } from '#core/jobs/job-alert-search.ts';
import { employmentTypeOf } from '#core/careers/employment-type.ts';
import type { JobAlertDraft } from '#core/jobs/job-alerts.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { factsIn, sealedFacts, type SealedFor } from '../secrets/sealed-facts.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

export interface AlertFacts {
  readonly draft: JobAlertDraft;
  /** Jobs already there on the alert's first day, which trigger no notification. */
  readonly seen: readonly string[];
}

const sealedFor = (id: string): SealedFor => ['job_alert', id];

export const sealedAlert = (secrets: Pick<Secrets, 'seal'>, id: string, { draft, seen }: AlertFacts): string =>
  sealedFacts(secrets, sealedFor(id), { draft: { ...draft, preferences: { ...draft.preferences, words: sanitized(draft.preferences.words) } }, seen });

/** Opens a sealed alert in its current format; undefined where that fails. */
export function openedAlert(secrets: Pick<Secrets, 'unseal'>, { id, sealed }: { readonly id: string; readonly sealed: string }): AlertFacts | undefined {
  const facts = factsIn<AlertFacts>(secrets, sealedFor(id), sealed);
  if (!facts) return undefined;
  const { designations, preferences } = facts.draft;
  const employment = preferences.employment.flatMap((word) => employmentTypeOf(word) ?? []);
  return { ...facts, draft: { designations, preferences: { ...preferences, employment } } };
}

/** Hash that detects a member's duplicate alert. */
export const alertLikeness = (secrets: Pick<Secrets, 'reference'>, owner: string, draft: JobAlertDraft): string =>
  secrets.reference('alike job alerts', owner, alertKey(draft));

/** Reseals alerts after their owners' move to a new secret; drops any the former cannot open. */
export async function resealAlerts(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  for (const { owner, id, sealed } of await transaction.selectFrom('job_alert').select(['owner', 'id', 'sealed']).execute()) {
    const facts = openedAlert(from, { id, sealed });
    if (!facts) await transaction.deleteFrom('job_alert').where('owner', '=', owner).where('id', '=', id).execute();
    else
      await transaction
        .updateTable('job_alert')
        .set({ sealed: sealedAlert(to, id, facts), likeness: alertLikeness(to, owner, facts.draft) })
        .where('owner', '=', owner)
        .where('id', '=', id)
        .execute();
  }
}
