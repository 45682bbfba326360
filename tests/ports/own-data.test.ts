import { describe } from 'vitest';
import { ownDataInMemory, ownDataInTheDatabase, ownDataOverTheWire } from '#tests/login/own-data-ports.ts';
import { keepsAccounts, keepsSettings } from './settings/own-data.ts';
import { keepsOwnData } from './own-data/own-data.ts';
import { keepsMailAddresses } from './mail/mail-addresses.ts';
import { keepsEntries } from './profile/entries.ts';

describe.each([
  ['in memory', ownDataInMemory],
  ['in the database', ownDataInTheDatabase],
  ['over the wire', ownDataOverTheWire],
])('the own data of a member %s', (_where, open) => {
  describe('and where they worked and learned', () => void keepsEntries(open));
  describe('and what they set', () => void keepsSettings(open));
  describe('and their mail address', () => void keepsMailAddresses(open));
  describe('and their account', () => void keepsAccounts(open));
  describe('and all of it, to take along', () => void keepsOwnData(open));
});
