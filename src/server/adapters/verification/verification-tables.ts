import type { VerificationSource } from '#core/careers/verification.ts';
import { codeMinutes } from '#core/verification/mail-code.ts';
import { accountId, companyId, day, flag, moment, number, oneOf, text } from '../database/column.ts';
import { ofAccount, table } from '../database/table.ts';

export const careerProof = table('career_proof', {
  purpose: 'Which companies and colleges of a member are confirmed. The address itself is not stored.',
  ...ofAccount,
  countsAs: 'careerProofs',
  columns: {
    account_id: accountId,
    place_key: text('A keyed hash of the account and the company or college, made with a key that is not in this database.', 'the server', 'keyed hash'),
    source: oneOf<VerificationSource>('Whether an email or the job portal confirmed it.', 'the server'),
    month: text('The month of that; the day is not stored.', 'the server', 'pattern'),
    counts: flag('Whether it lets the account count in figures: of one domain no more do than may.', 'the server').generated(),
  },
});

export const mailChallenge = table('mail_challenge', {
  purpose: `Codes that were emailed and can still be entered, for ${codeMinutes} minutes.`,
  kept: { for: 'days', days: 1 },
  datedBy: 'ends_at',
  columns: {
    key: text('A keyed hash of who asks, what for and of the address, made with a key that is not in this database.', 'the server', 'keyed hash'),
    code_hash: text('A keyed hash of the code, made in the same way.', 'the server', 'keyed hash'),
    tries: number('How often a code was tried.', 'the server').generated(),
    ends_at: moment('Until when it can be entered.', 'the server'),
  },
});

export const mailSending = table('mail_sending', {
  purpose: 'How many emails were asked for within a quarter of an hour, so that nobody is flooded with them.',
  kept: { for: 'days', days: 1 },
  datedBy: 'sent_at',
  columns: {
    key: text('A keyed hash of the member, of the address or of the network, made with a key that is not in this database.', 'the server', 'keyed hash'),
    sent_at: moment('When. After a quarter of an hour the row is deleted with the next email.', 'the server'),
  },
});

export const mailProof = table('mail_proof', {
  purpose:
    'That an address has confirmed something this year already, so that none does so twice, and how many accounts a domain let count. Without the key nobody can tell from it which; no column says whose.',
  kept: { for: 'days', days: 366 },
  datedBy: 'year',
  columns: {
    key: text('A keyed hash of the address or of the domain, made with a key of the year that is not in this database.', 'the server', 'keyed hash'),
    year: day('The first day of the year.', 'the server'),
    times: number('How many accounts it let count; of an address one.', 'the server').generated(),
  },
});

export const portalLink = table('portal_link', {
  purpose: 'Whether a member allowed to ask the job portal, and what it confirmed. Nothing that the portal knows about them is stored.',
  ...ofAccount,
  countsAs: 'consents',
  columns: {
    account_id: accountId,
    consent_on: day('The day the member allowed it.', 'the server').keptTo('week').orNull(),
    linked_on: day('The day the portal was last asked.', 'the server').keptTo('week').orNull(),
    denied_place_key: text(
      'The company or college for which it last said no, as a keyed hash of the account and that, made with a key that is not in this database.',
      'the server',
      'keyed hash',
    ).orNull(),
  },
});

export const companyDomain = table('company_domain', {
  purpose: 'The domains at which the people of a company have their email, so that a work address can be recognised.',
  kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
  spread: 'by company',
  columns: {
    company_id: companyId,
    domain: text('The domain.', 'everyone', 'employers'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    career_proof: typeof careerProof;
    company_domain: typeof companyDomain;
    mail_challenge: typeof mailChallenge;
    mail_proof: typeof mailProof;
    mail_sending: typeof mailSending;
    portal_link: typeof portalLink;
  }
}
