import { Failure } from '#core/failure.ts';
import type { Mails } from '#core/mail/mails.ts';

/** Stand-in for an installation without a mail server: every mail is refused. */
export const noMails: Mails = {
  canSend: () => false,
  send: async () => {
    throw new Failure('offline', 'No emails can be sent from here yet.');
  },
  forget: async () => undefined,
};
