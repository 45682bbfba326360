import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { playedAddress } from '#core/company-desk/played-desks.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aBrowser, openForCompanies } from './open-desk.ts';

const address = () => screen.findByRole('textbox', { name: 'Email at your company’s own domain' });

describe('the page for companies (R-037)', () => {
  it('says what a company can and cannot do, to anyone', async () => {
    const { router } = openForCompanies(aBrowser());
    expect(await screen.findByRole('heading', { level: 1, name: 'Answer what people say about your company' })).toBeTruthy();
    expect(screen.getByText('Have a review removed')).toBeTruthy();
    expect(router.current?.location.pathname).toBe('/for-companies');
  });

  it('leads from an email to the desk of the company that was read', async () => {
    const user = userEvent.setup();
    const browser = aBrowser();
    const { router } = openForCompanies(browser, '?company=koyal-pay');
    await user.type(await address(), 'meera@koyal-pay.example');
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    const code = await screen.findByRole('textbox', { name: 'Code from the email' });
    await user.type(code, browser.world.mail.mailed.get('meera@koyal-pay.example')?.at(-1) ?? '');
    await user.click(screen.getByRole('button', { name: 'Open the desk' }));
    await user.click(await screen.findByRole('button', { name: 'Act for Koyal Pay' }));
    expect(await screen.findByText('Colleagues need a name to know you by.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Your name, for colleagues' }), 'Meera Kulkarni');
    await user.click(screen.getByRole('button', { name: 'Act for Koyal Pay' }));
    await expect.poll(() => router.current?.location.pathname).toBe('/for-companies/koyal-pay');
  });

  it.each([
    ['meera', 'This does not look like an email address.'],
    ['meera@gmail.com', 'Anyone can have an address there, so it proves no company. Use one at your company’s own domain.'],
  ])('takes no address like %s, and keeps it in sight', async (typed, said) => {
    const user = userEvent.setup();
    openForCompanies(aBrowser());
    await user.type(await address(), typed);
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByDisplayValue(typed)).toBeTruthy();
  });

  it('says in which state each desk is, and lets its person go', async () => {
    const user = userEvent.setup();
    const browser = aBrowser(undefined, 'hr@orbit.example');
    await browser.desks.claim('koyal-pay', 'Rohan');
    openForCompanies(browser);
    expect(await screen.findByText('A person looks at it')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Log out here' }));
    expect(await address()).toBeTruthy();
  });

  it('of a demo lets anyone be the owner of a made-up company', async () => {
    const user = userEvent.setup();
    const { world } = aBrowser();
    await aBrowser(world, playedAddress('koyal-pay')).desks.claim('koyal-pay', 'Meera Kulkarni');
    const { router } = openForCompanies(aBrowser(world));
    await user.click(await screen.findByRole('button', { name: 'Play the owner of Koyal Pay' }));
    await expect.poll(() => router.current?.location.pathname).toBe('/for-companies/koyal-pay');
  });

  it('speaks Hindi (R-245)', async () => {
    openForCompanies(aBrowser(), '', new FakePreferences({ language: 'hi' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'आपकी कंपनी के बारे में लोग जो कहते हैं, उसका जवाब दें' })).toBeTruthy();
  });
});
