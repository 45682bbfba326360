import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import type { Operator } from '#core/operator/operator.ts';
import { Operators } from '#core/operator/operators.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import * as contact from '#web/app/operator/contact-wiring.ts';
import { FakeOperators, koyalTrust } from '#tests/fakes/operator/fake-operators.ts';
import { open } from '#tests/screens/open.tsx';

const opened = (operator?: Operator) => open(contact, screens.contact, screens.contact, [[Operators, new FakeOperators(operator)]]);

describe('the page on who runs this (T-12, F-22)', () => {
  it('names operator, contact, officer and deadlines, in both languages', async () => {
    const { shell } = opened();
    expect(await screen.findByText('Daftar is run by Koyal Trust.')).toBeTruthy();
    expect(document.title).toBe('Who runs this | Daftar');
    expect(screen.getByRole('link', { name: 'hello@koyal.example' }).getAttribute('href')).toBe('mailto:hello@koyal.example');
    expect(screen.getByText('Asha Rao')).toBeTruthy();
    expect(screen.getByRole('link', { name: '+91 80 4000 0000' }).getAttribute('href')).toBe('tel:+918040000000');
    expect(screen.getByText('4 Mill Road, Pune 411001')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Within 24 hours you get a confirmation that it has arrived.',
      'Within 7 days it is decided.',
      expect.stringMatching(/^Within 2 hours /),
    ]);
    await act(() => shell.get(WordsStore).speak('hi'));
    expect(screen.getByRole('heading', { level: 1, name: 'इसे कौन चलाता है' })).toBeTruthy();
    expect(screen.getByText('7 दिन में उस पर फ़ैसला होता है।')).toBeTruthy();
  });

  it('leaves out what an officer did not give', async () => {
    opened({ ...koyalTrust, officer: { name: 'Asha Rao', mail: 'complaints@koyal.example', phone: null, address: null } });
    expect(await screen.findByRole('link', { name: 'complaints@koyal.example' })).toBeTruthy();
    expect([screen.queryByText('Phone'), screen.queryByText('Address')]).toEqual([null, null]);
  });

  it('says what the operator has not said', async () => {
    opened({ name: null, mail: null, officer: null, isDemo: false });
    expect(await screen.findByText('The operator of Daftar has not said who they are.')).toBeTruthy();
    expect(screen.getByText('The operator has not given a contact.')).toBeTruthy();
    expect(screen.getByText('The operator has not named a grievance officer.')).toBeTruthy();
    expect(screen.getByText('Within 7 days it is decided.')).toBeTruthy();
  });

  it('promises nothing in a demo', async () => {
    opened({ name: null, mail: null, officer: null, isDemo: true });
    expect(await screen.findByText(/^This is a demo\./)).toBeTruthy();
    expect(screen.queryByText('Within 7 days it is decided.')).toBeNull();
  });

  it('is linked from the footer', async () => {
    opened();
    const link = await screen.findByRole('link', { name: 'Who runs this' });
    expect([link.getAttribute('href'), link.closest('footer')?.className]).toEqual(['/contact', 'foot']);
  });
});
