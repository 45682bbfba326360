import type { Device } from '../sessions/device.ts';

export const loginChanges = ['passkeyAdded', 'passkeyRemoved', 'codesMade', 'codeUsed'] as const;
export type LoginChange = (typeof loginChanges)[number];

/** Stores no more than the session list shows. */
export const noticedDevice = ({ browser, system }: Device): string => `${browser}/${system}`;

export const loginChangeIn = (noticed: string | undefined): LoginChange => loginChanges.find((each) => each === noticed) ?? 'passkeyAdded';

export function deviceIn(noticed: string | undefined): { readonly browser: string | undefined; readonly system: string | undefined } {
  const [browser, system] = (noticed ?? '').split('/').map((part) => (part === '' || part === 'other' ? undefined : part));
  return { browser, system };
}
