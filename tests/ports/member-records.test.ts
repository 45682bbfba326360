import { describe } from 'vitest';
import { recordsInMemory, recordsInTheDatabase, recordsOverTheWire } from '#tests/login/record-stands.ts';
import { keepsAccounts, keepsSettings } from './settings/records.ts';
import { keepsEntries } from './profile/entries.ts';

describe.each([
  ['in memory', recordsInMemory],
  ['in the database', recordsInTheDatabase],
  ['over the wire', recordsOverTheWire],
])('the records of a member %s', (_where, open) => {
  describe('and where they worked and learned', () => void keepsEntries(open));
  describe('and what they set', () => void keepsSettings(open));
  describe('and their account', () => void keepsAccounts(open));
});
