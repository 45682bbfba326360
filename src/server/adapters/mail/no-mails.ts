import { Failure } from '#core/failure.ts';
import type { Mails } from '#core/mail/mails.ts';

/** Where no mail server is set up, and nobody plays one. */
export const noMails: Mails = {
  send: async () => {
    throw new Failure('offline', 'No mails can be sent from here yet.');
  },
  forget: async () => undefined,
};
