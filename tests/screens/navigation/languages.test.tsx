import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Language } from '#core/device/preferences.ts';
import { Companies } from '#core/companies/companies.ts';
import { screens } from '#core/navigation/screens.ts';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import * as companies from '#web/app/companies/companies-wiring.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { open } from '#tests/screens/open.tsx';

const installed = (languages: readonly Language[]) =>
  open(companies, screens.companies, screens.companies, [[Companies, new FakeCompanies()]], { host: { ...usualHostSettings, languages } });

const bar = async () => {
  await screen.findByRole('link', { name: /^(?:Daftar|दफ़्तर)$/ });
  return within(document.querySelector<HTMLElement>('.topbar') ?? document.body);
};
const offered = () => within(screen.getByRole('contentinfo')).queryAllByRole('radio', { name: /English|हिन्दी|मराठी/ }).length;

describe('an installation offers the languages it has', () => {
  it('the other of two, one press away', async () => {
    const { preferences } = installed(['en', 'hi']);
    await userEvent.click((await bar()).getByRole('button', { name: 'हिन्दी' }));
    expect(await (await bar()).findByRole('button', { name: 'English' })).toBeTruthy();
    expect([preferences.read().language, offered()]).toEqual(['hi', 2]);
  });

  it('the others of three in a menu', async () => {
    const { preferences } = installed(['en', 'hi', 'mr']);
    const { getByRole } = await bar();
    expect(
      within(getByRole('menu', { name: 'Language', hidden: true }))
        .getAllByRole('menuitem', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['हिन्दी', 'मराठी']);
    await userEvent.click(getByRole('menuitem', { name: 'मराठी', hidden: true }));
    expect(await (await bar()).findByRole('button', { name: 'मराठी' })).toBeTruthy();
    expect([preferences.read().language, offered()]).toEqual(['mr', 3]);
  });

  it('none where it has one', async () => {
    installed(['en']);
    expect((await bar()).queryByRole('button', { name: /हिन्दी|English/ })).toBeNull();
    expect(offered()).toBe(0);
  });
});
