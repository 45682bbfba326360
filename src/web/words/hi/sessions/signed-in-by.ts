import type { SessionSource } from '#core/sessions/session.ts';

const sources: Record<SessionSource, string> = {
  google: 'Google से',
  naukri: 'Naukri से',
  linkedin: 'LinkedIn से',
  office: 'Microsoft से',
  passkey: 'पासकी से',
  mail: 'ईमेल के कोड से',
  recovery: 'रिकवरी कोड से',
};

export const signedInBy = (source: SessionSource): string => `${sources[source]} लॉग इन`;
