import type { LoginMethods } from '#core/login/token-logins.ts';
import { providerTitles } from '../config/login-settings.ts';
import { isOfThisComputer } from '../config/deployment.ts';

interface InstallationFacts {
  readonly methods: LoginMethods;
  readonly mailHost: string | undefined;
  readonly mailFrom: string;
  /** Reason the mail server refuses us, phrased to end a sentence. */
  readonly mailRefusal: string | undefined;
  readonly moderators: number;
  readonly hasModel: boolean;
}

/** Lists at every start what members can do and which settings would enable more. */
export const abilitiesOf = (facts: InstallationFacts): string[] => [
  'What this installation can do:',
  ...[loginAbility(facts.methods), mailAbility(facts), portalAbility(facts.methods), moderationAbility(facts), rephrasingAbility(facts)].map(
    (line) => `  ${line}`,
  ),
];

/** Advises backups for real members in the bundled database. */
export const backupAdvice = (isDemo: boolean, { databaseUrl, dataDir }: { readonly databaseUrl: string | undefined; readonly dataDir: string }): string[] =>
  isDemo || databaseUrl !== undefined
    ? []
    : [
        `Members are real, and their data is in ${dataDir}, in the built-in database. Back it up every night, while it runs: npm run backup -- <folder>; HOSTING.md says more.`,
      ];

function loginAbility({ isDemo, providers, hasPasskeys, hasMail }: LoginMethods): string {
  if (isDemo) return 'Log in: a demo, anyone can be anyone. A provider such as GOOGLE_CLIENT_ID ends that, on another DATA_DIR or DATABASE_URL.';
  const ways = [...providers.map(({ provider }) => providerTitles[provider]), ...(hasPasskeys ? ['passkeys'] : []), ...(hasMail ? ['a code by email'] : [])];
  const hint = providers.length === 0 ? ' No provider is set up; GOOGLE_CLIENT_ID and the like add one.' : '';
  return ways.length === 0
    ? `Log in: nobody can, as passkeys need an https PUBLIC_ORIGIN, and codes by email SMTP_URL.${hint}`
    : `Log in: by ${ways.join(', ')}.${hint}`;
}

/** Warns when only passkeys log in, as limits per person then apply per passkey. */
export const limitWarning = ({ isDemo, providers, hasPasskeys, hasMail }: LoginMethods): string[] =>
  isDemo || providers.length > 0 || !(hasPasskeys || hasMail)
    ? []
    : [
        'Nothing is limited to one person: a new passkey or address is a new account, with its own made-up name, and a ban ends with the account. A provider ends that.',
      ];

export const originWarning = (isDemo: boolean, publicOrigin: string | undefined): string[] =>
  isDemo || !publicOrigin?.startsWith('http:') || isOfThisComputer(new URL(publicOrigin).hostname)
    ? []
    : [
        `Warning: PUBLIC_ORIGIN=${publicOrigin} is not https. Sessions travel unencrypted, so anyone on the way can read along and act as the member, and passkeys do not work there.`,
      ];

function mailAbility({ methods, mailHost, mailFrom, mailRefusal }: InstallationFacts): string {
  if (mailHost !== undefined) {
    if (mailRefusal !== undefined)
      return `Codes by email: none are sent, because the mail server ${mailHost} ${mailRefusal}. Check SMTP_URL, or that server; npm run doctor asks it again.`;
    const hint = mailFrom.endsWith('@localhost') ? ' Other mail servers refuse that address; MAIL_FROM sets another.' : '';
    return `Codes by email: sent by ${mailHost} as ${mailFrom}.${hint}`;
  }
  return methods.isDemo
    ? 'Codes by email: none are sent; they can be read at /dev/mail.'
    : 'Codes by email: none, so nobody can confirm where they work, and it is not offered. SMTP_URL sets it up.';
}

const portalAbility = ({ isDemo }: LoginMethods): string =>
  isDemo ? 'Job portal: played here.' : 'Job portal: none is connected, so it is not offered for confirming.';

const moderationAbility = ({ moderators }: InstallationFacts): string =>
  moderators === 0
    ? 'Moderation: nobody moderates yet, so reports wait.'
    : moderators === 1
      ? 'Moderation: 1 member moderates. Appeals against what they decide wait for a second one.'
      : `Moderation: ${moderators} members moderate.`;

const rephrasingAbility = ({ hasModel }: InstallationFacts): string =>
  hasModel
    ? 'Rephrasing: by the language model at REPHRASE_URL.'
    : 'Rephrasing: by rules of spelling and punctuation, without AI. REPHRASE_URL sets up a language model.';
