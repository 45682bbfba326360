import type { Device } from '../sessions/device.ts';

/** The changes of how an account logs in that its member is told of. */
export const loginChanges = ['passkeyAdded', 'passkeyRemoved', 'codesMade', 'codeUsed'] as const;
export type LoginChange = (typeof loginChanges)[number];

/** A browser as a notice keeps it: no more than the list of sessions says. */
export const noticedDevice = ({ browser, system }: Device): string => `${browser}/${system}`;

/** The change that a notice keeps. */
export const loginChangeIn = (noticed: string | undefined): LoginChange => loginChanges.find((each) => each === noticed) ?? 'passkeyAdded';

/** The browser that a notice keeps, as far as it is known. */
export function deviceIn(noticed: string | undefined): { readonly browser: string | undefined; readonly system: string | undefined } {
  const [browser, system] = (noticed ?? '').split('/').map((part) => (part === '' || part === 'other' ? undefined : part));
  return { browser, system };
}
