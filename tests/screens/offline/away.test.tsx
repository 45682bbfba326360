import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KeptPages } from '#core/offline/kept-pages.ts';
import * as away from '#web/app/offline/away-wiring.ts';
import { FakeKeptPages } from '#tests/fakes/offline/fake-kept-pages.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { open } from '#tests/screens/open.tsx';

describe('a page that is not on the device (F-38)', () => {
  it('lists what was read, the last first, and the calculators', async () => {
    const pages = new FakeKeptPages();
    await pages.keep('/p/p1', '');
    await pages.keep('/overview/betwa-overview', '');
    open(away, '*', '/session', [[KeptPages, pages]]);
    expect(await screen.findByRole('heading', { level: 1, name: 'No connection' })).toBeTruthy();
    await screen.findByRole('link', { name: '/p/p1' });
    const links = screen.getByRole('main').querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('href')).slice(0, 3)).toEqual([
      '/overview/betwa-overview',
      '/p/p1',
      '/salaries/take-home-salary-calculator',
    ]);
  });

  it('says in Hindi that nothing is stored yet', async () => {
    const preferences = new FakePreferences();
    preferences.remember({ language: 'hi' });
    open(away, '*', '/session', [[KeptPages, new FakeKeptPages()]], { preferences });
    expect(await screen.findByText(/अभी कुछ सेव नहीं है/)).toBeTruthy();
  });
});
