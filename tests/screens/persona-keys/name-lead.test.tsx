import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMember } from '#tests/members.ts';
import { aBrowser, openName } from './with-key.ts';

const member = aMember({ isReader: true, isWriter: true });
const byAccount = 'A name that is kept with an account opens with that account.';
const byKey = 'A key opens this name, and not your account. So this page works signed out, too.';

describe('the page of a made-up name', () => {
  it.each([
    ['kept with the account', { anonymity: 'pseudonymous', ofAccount: 'pseudonymous', member }, byAccount],
    ['kept with the account since before keys', { anonymity: 'unlinkable', ofAccount: 'sealed', member }, byAccount],
    ['that of a guest, where names are kept with accounts', { anonymity: 'pseudonymous' }, byAccount],
    ['opened by a key that is elsewhere', { member }, byKey],
  ] as const)('begins with what is true of a name that is %s', async (_name, facts, lead) => {
    await openName(await aBrowser(), facts);
    expect(await screen.findByText(lead)).toBeTruthy();
    expect(screen.queryByText(lead === byKey ? byAccount : byKey)).toBeNull();
  });
});
