import type { Secrets } from '../secrets/secrets.ts';

const purposes = ['reports', 'votes', 'requests', 'job alerts', 'logins'] as const;

/** Notification targets of the account or signing persona, one per persona and purpose. */
export const mailboxesOf = (secrets: Pick<Secrets, 'reference'>, subject: string, personas: readonly string[]): readonly string[] => [
  ...personas,
  ...purposes.map((purpose) => secrets.reference(purpose, subject)),
];

export const ownMailboxes = (scope: { readonly personas: readonly string[]; keyFor(purpose: string): string }): string[] => [
  ...scope.personas,
  ...purposes.map((purpose) => scope.keyFor(purpose)),
];
