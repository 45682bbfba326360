import { signedInBy } from './signed-in-by-en.ts';
import { mostRecoveryCodes } from '#core/login/recovery-code.ts';
import { inWords } from '../figures/numbers-en.ts';
import { grouped } from '#core/figures/counts.ts';
import type { Device } from '#core/sessions/device.ts';

const browsers: Record<Device['browser'], string> = {
  Chrome: 'Chrome',
  Edge: 'Edge',
  Firefox: 'Firefox',
  Opera: 'Opera',
  Safari: 'Safari',
  'Samsung Internet': 'Samsung Internet',
  other: 'A browser',
};

const systems: Record<Device['system'], string> = {
  Android: 'Android',
  iOS: 'iPhone or iPad',
  Linux: 'Linux',
  macOS: 'Mac',
  Windows: 'Windows',
  other: 'another system',
};

/** Everything said about the devices, passkeys and codes of a member. */
export const words = {
  title: 'Devices and passkeys',
  description: 'Where you are signed in, and how you get in.',
  heading: 'Devices and passkeys',
  // Promise F-32
  lead: 'Where you are signed in, and how you get in. Only you see this.',
  guest: 'You are not signed in here.',
  guestBecause: 'Log in to see your devices.',
  logIn: 'Log in',
  sessions: 'Where you are signed in',
  device: ({ browser, system }: Device) => `${browsers[browser]} on ${systems[system]}`,
  here: 'This device',
  source: signedInBy,
  usedMonthsAgo: (months: number) => (months === 0 ? 'Used this month' : months === 1 ? 'Used last month' : `Used ${grouped(months)} months ago`),
  end: 'Sign out',
  endThere: (device: string) => `Sign out there: ${device}`,
  endOthers: 'Sign out everywhere else',
  endOthersSure: 'Every device but this one will have to log in again.',
  ended: 'Signed out there.',
  othersEnded: 'Signed out everywhere else.',
  endFailed: 'This did not work, or its answer was lost. Sign out there once more: that is fine even if it is done already.',
  noOthers: 'You are signed in nowhere else.',
  cancel: 'Cancel',
  passkeys: 'Passkeys',
  // Promise F-32
  passkeysLead: 'Your fingerprint, face or screen lock instead of a provider. It works without Google and the others.',
  noPasskeys: 'You have no passkey yet.',
  synced: 'Kept on your other devices too',
  onlyHere: 'On one device only',
  madeMonthsAgo: (months: number) => (months === 0 ? 'Made this month' : months === 1 ? 'Made last month' : `Made ${grouped(months)} months ago`),
  neverUsed: 'Never used',
  addPasskey: 'Add a passkey',
  adding: 'Your device is asking',
  added: 'The passkey is ready.',
  removePasskey: 'Remove',
  removeThis: (device: string) => `Remove the passkey of ${device}`,
  removed: 'The passkey is gone.',
  unsupported: 'This browser knows no passkeys.',
  hasItAlready: 'This device has a passkey for you already.',
  givenUp: 'No passkey was made. You can try again.',
  codes: 'Recovery codes',
  codesLead: 'For the day you lose every other way to log in. Each code lets you in once. The key of a made-up name does not come back with it.',
  codesLeft: (left: number) => (left === 0 ? 'You have no codes.' : left === 1 ? 'One code is left.' : `${left} codes are left.`),
  makeCodes: `Make ${inWords(mostRecoveryCodes)} codes`,
  makeNewCodes: `Make ${inWords(mostRecoveryCodes)} new codes`,
  // Promise F-32
  codesFailed: 'This did not work, or its answer was lost: then the codes from before no longer work. Make them once more.',
  // Promise F-32
  codesShown: 'These are shown now and never again. The ones before no longer work.',
  copy: 'Copy',
  copied: 'The codes are copied.',
  download: 'Download',
  fileName: 'recovery-codes',
  putAway: 'I have put them away',
  again: 'Please log in once more, to be sure that it is you.',
  logInAgain: 'Log in again',
};

export type SessionWords = typeof words;
