import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { nameCheckAfterMs } from '#core/onboarding/timings.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { noCover } from '#web/views/overlays/cover.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { withOnboarding } from './with-onboarding.ts';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const go = () => press('Continue');

describe('the steps of onboarding', () => {
  it('goes one step back by Back of the browser, loses nothing, and closes at the first step alone (R-101)', async () => {
    const layers: (() => void)[] = [];
    const { onboarding, shell } = await withOnboarding({}, [], (close) => {
      layers.push(close);
      return () => void (layers.includes(close) && layers.splice(layers.indexOf(close), 1));
    });
    const back = () => act(() => layers.pop()?.());
    act(() => onboarding.open('r'));
    await dialog('What would you like to read about?');
    await press('Interview stories');
    await go();
    await dialog('Choose a name to write under');
    await press('Brave Kite');
    await go();
    await dialog('Where are you now?');
    expect(layers).toHaveLength(3);
    back();
    await dialog('Choose a name to write under');
    expect(screen.getByRole('textbox', { name: 'Your made-up name' })).toHaveProperty('value', 'Brave Kite');
    back();
    await dialog('What would you like to read about?');
    expect(screen.getByText('1 chosen')).toBeTruthy();
    expect(layers).toHaveLength(1);
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.get(OnboardingStore).options).toBeUndefined();
  });

  it.each([
    ['en', 'Your made-up name', 'This is the name of a company. Choose one that says nothing about where you work. It is about “Pravaha Cloudworks”.'],
    ['hi', 'आपका बनाया हुआ नाम', 'यह एक कंपनी का नाम है। ऐसा चुनें जिससे पता न चले कि आप कहाँ काम करते हैं। बात “Pravaha Cloudworks” की है।'],
  ] as const)('says which words of a name are refused (R-158), in %s', async (language, label, sentence) => {
    const { onboarding, clock } = await withOnboarding({ isReader: true }, [], noCover, new FakePreferences({ language }));
    act(() => onboarding.open('r'));
    const field = await screen.findByRole('textbox', { name: label });
    await userEvent.type(field, 'Pravaha Cloudworks Fan');
    act(() => clock.advance(nameCheckAfterMs));
    await waitFor(() => expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence));
    await userEvent.clear(field);
    await userEvent.type(field, 'Moderator');
    act(() => clock.advance(nameCheckAfterMs));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).not.toContain('“');
  });
});
