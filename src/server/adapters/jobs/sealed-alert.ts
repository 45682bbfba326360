import type { JobAlertDraft } from '#core/jobs/job-alerts.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { factsIn, sealedFacts, type SealedFor } from '../secrets/sealed-facts.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** What lies sealed of an alert. */
export interface AlertFacts {
  readonly draft: JobAlertDraft;
  /** The jobs of the day of its making that were there already: the member saw them, and is told of none. */
  readonly seen: readonly string[];
}

const sealedFor = (owner: string): SealedFor => ['job_alert', owner];

export const sealedAlert = (secrets: Pick<Secrets, 'seal'>, owner: string, { draft, seen }: AlertFacts): string =>
  sealedFacts(secrets, sealedFor(owner), { draft: { ...draft, preferences: { ...draft.preferences, words: sanitized(draft.preferences.words) } }, seen });

/** What lies sealed of an alert; nothing where it cannot be opened any more. */
export const openedAlert = (secrets: Pick<Secrets, 'unseal'>, { owner, sealed }: { readonly owner: string; readonly sealed: string }): AlertFacts | undefined =>
  factsIn<AlertFacts>(secrets, sealedFor(owner), sealed);
