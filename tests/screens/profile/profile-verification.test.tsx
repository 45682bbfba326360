import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { unverified, type Career } from '#core/careers/career.ts';
import { career, profileOf, writer } from './with-profile.ts';
import { textsOf } from '#tests/screens/texts-of.ts';

describe('the verification on a profile, in an installation that cannot verify by everything', () => {
  it.each([
    ['mail', ['Change', 'Confirm it']],
    ['portal', ['Change', 'Confirm it']],
    [undefined, ['Change']],
  ] as const)('offers to confirm it where this installation can, by %s', async (method, buttons) => {
    await profileOf({ ...writer, mailVerified: [] }, undefined, undefined, method ? [method] : []);
    const what = await screen.findByRole('region', { name: 'Now' });
    expect(within(what).getByText('Not confirmed')).toBeTruthy();
    expect(textsOf(what, 'button')).toEqual(buttons);
    const sentence = 'This site has no way to confirm what you do. You can still do everything.';
    expect(within(what).queryAllByText(sentence)).toHaveLength(method ? 0 : 1);
  });

  it.each([
    [['mail'], ['Change', 'When can I confirm something?']],
    [[], ['Change']],
  ] as const)('promises a member between jobs nothing that this installation cannot do: %s', async (methods, buttons) => {
    const status = { ...career.status, type: 'unemployed', companyName: null } as unknown as Career['status'];
    await profileOf({ ...writer, career: { ...career, status, verification: unverified }, mailVerified: [] }, undefined, undefined, methods);
    const what = await screen.findByRole('region', { name: 'Now' });
    expect(textsOf(what, 'button')).toEqual(buttons);
    expect(what.textContent).not.toContain('This site has no way to confirm what you do');
  });

  it.each([
    ['2026-01', ['Change']],
    ['2025-12', ['Change', 'Confirm it for this year']],
  ])('offers to confirm again what an address confirmed in an earlier year, %s (F-02)', async (month, buttons) => {
    await profileOf({ ...writer, career: { ...career, verification: { verified: 'VERIFIED', source: 'mail', month } } });
    const what = await screen.findByRole('region', { name: 'Now' });
    expect(textsOf(what, 'button')).toEqual(buttons);
  });
});
