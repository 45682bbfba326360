import type { words as english } from '../en/words.ts';
import { words as codeMail } from './code-mail.ts';
import { words as communities } from './communities.ts';
import { words as confirmationMail } from './confirmation-mail.ts';
import { words as deskMail } from './desk-mail.ts';
import { words as devMail } from './dev-mail.ts';
import { words as digestMail } from './digest-mail.ts';
import { words as jobs } from './jobs.ts';
import { words as linkCards } from './link-cards.ts';
import { words as localIssuer } from './local-issuer.ts';
import { words as loginProblems } from './login-problems.ts';
import { words as mailLinks } from './mail-links.ts';
import { words as notifications } from './notifications.ts';
import { words as operator } from './operator.ts';
import { words as starting } from './starting.ts';

export const words: typeof english = {
  codeMail,
  communities,
  confirmationMail,
  deskMail,
  devMail,
  digestMail,
  jobs,
  linkCards,
  localIssuer,
  loginProblems,
  mailLinks,
  notifications,
  operator,
  starting,
};
