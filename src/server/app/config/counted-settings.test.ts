import { describe, expect, it } from 'vitest';
import { uncountedReason } from './counted-settings.ts';
import { readSettings } from './read-settings.ts';

const proofsOf = (text?: string) => {
  const read = readSettings(text === undefined ? {} : { COUNTED_PROOFS: text });
  return 'complaints' in read ? read.complaints : read.settings.countedProofs;
};

describe('who can count', () => {
  const reasonOf = (text: string, methods: { readonly isDemo?: boolean; readonly hasProvider?: boolean; readonly smtpUrl?: string }) => {
    const read = readSettings({ COUNTED_PROOFS: text, SMTP_URL: methods.smtpUrl });
    return 'settings' in read && uncountedReason(read.settings, { isDemo: false, hasProvider: false, ...methods });
  };

  it.each([
    ['provider,address', {}, /=provider,address needs a provider such as GOOGLE_CLIENT_ID or SMTP_URL\.$/],
    ['address', { hasProvider: true }, /=address needs SMTP_URL\.$/],
    ['provider', { smtpUrl: 'smtps://mail.test' }, /=provider needs a provider such as GOOGLE_CLIENT_ID\.$/],
  ])('is said where nobody can: %s %j', (text, methods, sentence) => expect(reasonOf(text, methods)).toMatch(sentence));

  it.each([
    ['anyone', {}],
    ['provider,address', { hasProvider: true }],
    ['provider,address', { smtpUrl: 'smtps://mail.test' }],
    ['address', { isDemo: true }],
  ])('is not said where someone can: %s %j', (text, methods) => expect(reasonOf(text, methods)).toBeUndefined());
});

describe('the proofs by which members count in figures of many (F-02)', () => {
  it.each([
    [undefined, ['provider', 'address']],
    ['', ['provider', 'address']],
    ['address', ['address']],
    ['address, provider', ['provider', 'address']],
    ['anyone', ['anyone']],
  ])('are %j: %j', (text, proofs) => expect(proofsOf(text)).toEqual(proofs));

  it.each(['nobody', 'provider,', 'provider;address', 'provider,provider', 'anyone,provider'])('are never %j', (text) =>
    expect(proofsOf(text)).toEqual([`COUNTED_PROOFS is ${JSON.stringify(text)}, and must be provider, address, or both with a comma between them, or anyone.`]),
  );
});
