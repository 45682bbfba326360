import { describe } from 'vitest';
import { aMemberInMemory, aMemberInTheDatabase, aMemberOverTheWire } from '#tests/login/member-ports.ts';
import { keepsCareers } from './careers/careers.ts';
import { keepsPersonas } from './personas/personas.ts';
import { keepsOnboarding } from './onboarding/onboardings.ts';
import { keepsVerifications } from './verification/verifications.ts';

describe.each([
  ['in memory', aMemberInMemory],
  ['in the database', aMemberInTheDatabase],
  ['over the wire', aMemberOverTheWire],
])('a member %s', (_where, open) => {
  describe('and what they do', () => void keepsCareers(open));
  describe('and what confirms it', () => void keepsVerifications(open));
});

describe.each([
  ['in memory', aMemberInMemory],
  ['over the wire', aMemberOverTheWire],
])('a member with a key %s', (_where, open) => {
  describe('and under what they write', () => void keepsPersonas(open));
  describe('and how they join', () => void keepsOnboarding(open));
});
