import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { DeskFacts } from '#core/company-desk/desk-facts.ts';
import { screens } from '#core/navigation/screens.ts';
import * as earlierWiring from '#web/app/company-profiles/earlier-facts-wiring.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { open } from '#tests/screens/open.tsx';
import { aBrowser, aWorld, koyalPay, openDeskFacts } from './open-desk.ts';

const meera = 'meera@koyal-pay.example';

async function anOwner() {
  const browser = aBrowser(aWorld(), meera);
  await browser.desks.claim('koyal-pay', 'Meera Kulkarni');
  return browser;
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));

describe('the facts of a desk', () => {
  it('are put right, with their source from then on', async () => {
    const user = userEvent.setup();
    openDeskFacts(await anOwner());
    await user.click(await screen.findByRole('button', { name: 'Change: Founded' }));
    const year = screen.getByRole('textbox', { name: 'Founded' });
    expect(document.activeElement).toBe(year);
    await user.clear(year);
    await user.type(year, '1998');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const row = await rowOf('Founded');
    expect(row.getByText('1998')).toBeTruthy();
    expect(row.getByText('By the company')).toBeTruthy();
  });

  it('say why something is refused, and keep what was typed', async () => {
    const user = userEvent.setup();
    openDeskFacts(await anOwner());
    await user.click(await screen.findByRole('button', { name: 'Change: Website' }));
    const website = screen.getByRole('textbox', { name: 'Website' });
    await user.clear(website);
    await user.type(website, 'http://koyal.example');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Only links that begin with https:// can be shown.')).toBeTruthy();
    expect(website).toHaveProperty('value', 'http://koyal.example');
  });

  it('show the newer wording to the second of two', async () => {
    const user = userEvent.setup();
    const browser = await anOwner();
    openDeskFacts(browser);
    await user.click(await screen.findByRole('button', { name: 'Change: About the company' }));
    const about = screen.getByRole('textbox', { name: 'About the company' });
    await user.type(about, 'Koyal Pay pays.');
    await browser.facts.change('koyal-pay', 'about', { version: 0, lines: ['Koyal Pay moves money.'] });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(within(await screen.findByRole('alert')).getByText('Koyal Pay moves money.')).toBeTruthy();
    expect(about).toHaveProperty('value', 'Koyal Pay pays.');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect((await rowOf('About the company')).getByText('Koyal Pay pays.')).toBeTruthy();
  });

  it('say why to join in sections', async () => {
    const user = userEvent.setup();
    const browser = await anOwner();
    openDeskFacts(browser);
    await user.click(await screen.findByRole('button', { name: 'Change: Why join us' }));
    await user.click(screen.getByRole('button', { name: 'Add a section' }));
    await user.type(screen.getByRole('textbox', { name: 'Title 1' }), 'Nights with a cab');
    await user.type(screen.getByRole('textbox', { name: 'Text 1' }), 'Every night shift has one.');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect((await rowOf('Why join us')).getByText('Nights with a cab')).toBeTruthy();
  });

  it('say that a year has not come yet', async () => {
    const user = userEvent.setup();
    openDeskFacts(await anOwner());
    await user.click(await screen.findByRole('button', { name: 'Change: Founded' }));
    await user.clear(screen.getByRole('textbox', { name: /^Founded/ }));
    await user.type(screen.getByRole('textbox', { name: /^Founded/ }), '2098');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('This year has not come yet.')).toBeTruthy();
  });

  it('leave what members say unchanged', async () => {
    openDeskFacts(await anOwner());
    const row = await rowOf('Notice period');
    expect(row.getByText('Members say this')).toBeTruthy();
    expect(row.queryByRole('button')).toBeNull();
  });
});

it('earlier facts are readable for everyone', async () => {
  const { facts } = await anOwner();
  await facts.change('koyal-pay', 'foundedYear', { version: 0, lines: ['1998'] });
  open(earlierWiring, screens.earlierFacts, '/overview/koyal-pay-overview/earlier-facts', [
    [Companies, new FakeCompanies([koyalPay])],
    [DeskFacts, facts],
  ]);
  const table = within(await screen.findByRole('table', { name: 'Founded' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Source'),
    expect.stringMatching(/^1998By the company.*now$/),
    expect.stringMatching(/^2001Not noted/),
  ]);
});
