import type { SessionSource } from '#core/sessions/session.ts';

const sources: Record<SessionSource, string> = {
  google: 'with Google',
  naukri: 'with Naukri',
  linkedin: 'with LinkedIn',
  office: 'with Microsoft',
  passkey: 'with a passkey',
  mail: 'with a code by email',
  recovery: 'with a recovery code',
};

export const signedInBy = (source: SessionSource): string => `Logged in ${sources[source]}`;
