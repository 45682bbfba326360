import type { Secrets } from '../secrets/secrets.ts';

/** The purposes for which a member is known by a keyed hash where they are notified: as who reported, voted in a poll, waits for an answer, has an alert for jobs, logs in. */
const purposes = ['reports', 'votes', 'requests', 'job alerts', 'logins'] as const;

/** The names that notifications go to: the personas of a member, and what means them where they reported, voted, asked, have alerts or log in. `subject` is the account, or the persona that signs. */
export const mailboxesOf = (secrets: Pick<Secrets, 'reference'>, subject: string, personas: readonly string[]): readonly string[] => [
  ...personas,
  ...purposes.map((purpose) => secrets.reference(purpose, subject)),
];

/** The mailboxes of the caller. */
export const ownMailboxes = (scope: { readonly personas: readonly string[]; keyFor(purpose: string): string }): string[] => [
  ...scope.personas,
  ...purposes.map((purpose) => scope.keyFor(purpose)),
];
