import { Failure } from '#core/failure.ts';
import type { Mails } from '#core/mail/mails.ts';

/** Refuses every mail, for an instance without a mail server. */
export const noMails: Mails = {
  canSend: () => false,
  send: async () => {
    throw new Failure('offline', 'No emails can be sent from here yet.');
  },
  forget: async () => undefined,
};
