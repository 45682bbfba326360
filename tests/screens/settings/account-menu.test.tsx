import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { Personas } from '#core/personas/personas.ts';
import * as settings from '#web/app/settings/settings-wiring.ts';
import { FakePersonas } from '#tests/fakes/personas/fake-personas.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { aCareer } from '#tests/onboarding-member.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';

const persona = { userName: 'Quiet Banyan', avatarUri: '17-sky' };

async function openMenu(known: Parameters<typeof aMemberFixture>[0] = { persona, career: { ...aCareer(), profileBio: 'Nurse at a hospital' } }) {
  const opened = await asMember(settings, screens.settings, [[Personas, new FakePersonas(aMemberFixture(known))]], aMember());
  fireEvent.click(await screen.findByRole('button', { name: 'Your account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your account' });
  return { ...opened, dialog, menu: within(dialog) };
}

const rowsOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const headingsOf = (place: HTMLElement, level: number) =>
  within(place)
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent);

describe('the account menu (R-153)', () => {
  it('says who one is: the names that others see, and the one of the login', async () => {
    const { menu } = await openMenu();
    expect(await menu.findByText('Quiet Banyan')).toBeTruthy();
    expect(menu.getByText('Nurse at a hospital')).toBeTruthy();
    expect(menu.getByText('What others see when you write')).toBeTruthy();
    expect(menu.getByText('Logged in as Member')).toBeTruthy();
  });

  it('shows the name of the login where there is none yet to write under', async () => {
    const { menu } = await openMenu({});
    expect(menu.getByText('Member')).toBeTruthy();
    expect(menu.queryByText(/^What others see/)).toBeNull();
  });

  it('has the rows of the settings in the same groups and words', async () => {
    const { dialog } = await openMenu();
    const page = screen.getByRole('main');
    expect(rowsOf(dialog).slice(0, -1)).toEqual(rowsOf(page));
    expect(headingsOf(dialog, 3)).toEqual(headingsOf(page, 2));
  });

  it('closes as one of its rows is pressed', async () => {
    const { menu } = await openMenu();
    fireEvent.click(menu.getByRole('link', { name: 'All settings' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your account' })).toBeNull());
  });
});
