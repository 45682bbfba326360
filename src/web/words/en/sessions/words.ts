import { signedInBy } from './signed-in-by.ts';
import { mostRecoveryCodes } from '#core/login/recovery-code.ts';
import { inWords } from '../figures/numbers.ts';
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

export const words = {
  title: 'Devices and passkeys',
  description: 'Where you are logged in, and how you get in.',
  heading: 'Devices and passkeys',
  // Promise F-32
  lead: 'Where you are logged in, and how you get in. Only you see this.',
  guest: 'You are not logged in here.',
  guestBecause: 'Log in to see your devices.',
  logIn: 'Log in',
  sessions: 'Where you are logged in',
  device: ({ browser, system }: Device) => `${browsers[browser]} on ${systems[system]}`,
  here: 'This device',
  source: signedInBy,
  usedMonthsAgo: (months: number) => (months === 0 ? 'Used this month' : months === 1 ? 'Used last month' : `Used ${grouped(months)} months ago`),
  end: 'Log out',
  endThere: (device: string) => `Log out there: ${device}`,
  endOthers: 'Log out everywhere else',
  endOthersSure: 'Every device but this one will have to log in again.',
  ended: 'The other device is logged out.',
  othersEnded: 'Logged out everywhere else.',
  endFailed: 'This did not work, or we got no answer. You can safely try again.',
  noOthers: 'You are logged in nowhere else.',
  cancel: 'Cancel',
  passkeys: 'Passkeys',
  // Promise F-32
  passkeysLead: 'Log in with your fingerprint, face or screen lock, without Google and the others.',
  noPasskeys: 'You have no passkey yet.',
  synced: 'Also on your other devices',
  onlyHere: 'On one device only',
  madeMonthsAgo: (months: number) => (months === 0 ? 'Made this month' : months === 1 ? 'Made last month' : `Made ${grouped(months)} months ago`),
  neverUsed: 'Never used',
  addPasskey: 'Add a passkey',
  adding: 'Confirm on your device',
  added: 'The passkey is ready.',
  removePasskey: 'Remove',
  removeThis: (device: string) => `Remove the passkey of ${device}`,
  removed: 'The passkey is gone.',
  unsupported: 'This browser does not support passkeys.',
  hasItAlready: 'This device already has a passkey for you.',
  givenUp: 'No passkey was made. You can try again.',
  codes: 'Recovery codes',
  codesLead: 'For the day you lose every other way to log in. Each code lets you in once. It does not bring back the key of a made-up name.',
  codesLeft: (left: number) => (left === 0 ? 'You have no codes.' : left === 1 ? 'One code is left.' : `${left} codes are left.`),
  makeCodes: `Make ${inWords(mostRecoveryCodes)} codes`,
  makeNewCodes: `Make ${inWords(mostRecoveryCodes)} new codes`,
  // Promise F-32
  codesFailed: 'This did not work, or we got no answer. The old codes may no longer work. Make new codes again.',
  // Promise F-32
  codesShown: 'These codes are shown only now. The old codes no longer work.',
  copy: 'Copy',
  copied: 'The codes are copied.',
  download: 'Download',
  fileName: 'recovery-codes',
  putAway: 'I have saved them',
  again: 'Please log in again, so that we know it is you.',
  logInAgain: 'Log in again',
};

export type SessionWords = typeof words;
