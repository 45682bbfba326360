import { mailWindowMinutes } from '#core/verification/mail-code.ts';
export const words = {
  title: 'Demo mailbox',
  heading: 'Emails that would have been sent',
  because: `No email server is set up here, so emails stay in this mailbox, only in memory. Everyone who can reach this installation can read them. Each is gone as soon as its code is used, and after ${mailWindowMinutes} minutes at the latest.`,
  none: 'There are no emails right now.',
  to: 'To',
  minutesAgo: (minutes: number) => (minutes < 1 ? 'Just now' : minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`),
  reload: 'Look again',
  back: 'Back to the start page',
};
