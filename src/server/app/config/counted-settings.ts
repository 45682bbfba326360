import { countedProofs, usualProofs, type CountedProof } from '#core/persona-keys/counted-proofs.ts';
import { longestNameWaitMinutes } from '#core/personas/waiting-name.ts';
import { mostCountedFor } from '#core/verification/counted-places.ts';
import { setting, wholeNumber } from './setting.ts';

/** Settings for what counts, and for separating names from logins. */
export const countedSettings = {
  countedProofs: setting<readonly CountedProof[]>({
    name: 'COUNTED_PROOFS',
    about: `Which members count in figures of pay, interviews, benefits and leaving, once a year for each kind: those who log in with a provider, those who confirmed a work or study address in the year, or anyone. With anyone, accounts cost nothing, so one person can be everyone else in a group. An address counts for one account in a year. Of one domain no more accounts count in a year than people work there, by the size that your list of companies says; where it says none, ${mostCountedFor({ kind: 'employer', size: null })}; of a college ${mostCountedFor({ kind: 'college' })}. An account that an organisation made at Google or Microsoft (Workspace, Entra) is no provider, as the owner of a domain makes many: it counts as an address of its domain does, without a code; at Microsoft only where your registration there sends xms_edov.`,
    fallback: usualProofs,
    takes: 'provider, address, or both with a comma between them, or anyone',
    read: proofsIn,
  }),
  nameWait: setting<number | undefined>({
    name: 'NAME_WAIT',
    about:
      'The most minutes between the login that chose a made-up name and the name. The fewer, the more easily someone with the database tells whose it is. A demo waits for one.',
    fallback: undefined,
    takes: 'a number from 0 to 60',
    read: wholeNumber(0, 60),
  }),
};

function proofsIn(text: string): readonly CountedProof[] | undefined {
  const words = text.split(',').map((word) => word.trim());
  const proofs = countedProofs.filter((proof) => words.includes(proof));
  return proofs.length === words.length && (proofs.length === 1 || !proofs.includes('anyone')) ? proofs : undefined;
}

/** Longest wait of a made-up name; zero in a demo, which has nobody to tell apart. */
export const nameWaitIn = ({ nameWait }: { readonly nameWait: number | undefined }, isDemo: boolean): number =>
  nameWait ?? (isDemo ? 1 : longestNameWaitMinutes);

interface Proving {
  readonly countedProofs: readonly CountedProof[];
  readonly smtpUrl: string | undefined;
}

interface ProvingMethods {
  readonly isDemo: boolean;
  readonly hasProvider: boolean;
}

/** Says what is missing where no member can ever prove anything. */
export function uncountedReason({ countedProofs: proofs, smtpUrl }: Proving, { isDemo, hasProvider }: ProvingMethods): string | undefined {
  const can = { anyone: true, provider: isDemo || hasProvider, address: isDemo || smtpUrl !== undefined };
  if (proofs.some((proof) => can[proof])) return undefined;
  const means = { provider: 'a provider such as GOOGLE_CLIENT_ID', address: 'SMTP_URL', anyone: '' };
  return `Nobody can count in figures of many: COUNTED_PROOFS=${proofs.join(',')} needs ${proofs.map((proof) => means[proof]).join(' or ')}.`;
}
