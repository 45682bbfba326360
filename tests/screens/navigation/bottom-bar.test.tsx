import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Salaries } from '#core/salaries/salaries.ts';
import { screens } from '#core/navigation/screens.ts';
import * as hub from '#web/app/salaries/salary-hub-wiring.ts';
import { open } from '#tests/screens/open.tsx';
import { ShownPay } from '#tests/screens/salaries/shown-pay.ts';

it('the bar under the thumb has five places, and salaries are one of them (R-201)', async () => {
  open(hub, screens.salaries, screens.salaries, [[Salaries, new ShownPay()]]);
  const [, bar] = await screen.findAllByRole('navigation', { name: 'Main' });
  if (!bar) throw new Error('There is no bar.');
  const links = within(bar).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Home', 'Communities', 'Companies', 'Salaries']);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.getAttribute('href'))).toEqual(['/salaries']);
  expect(within(bar).getByRole('button', { name: 'Menu' })).toBeTruthy();
});

it('the menu of a phone has thirteen shortcuts in two groups, and the login last (R-201)', async () => {
  open(hub, screens.salaries, screens.salaries, [[Salaries, new ShownPay()]]);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Menu' })).at(-1) ?? document.body);
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const shortcuts = menu.getAllByRole('link').slice(0, 13);
  expect(shortcuts.map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Communities',
    'Companies',
    'Reviews',
    'Salaries',
    'Interviews',
    'Jobs',
    'Awards',
    'Compare companies',
    'Calculators',
    'Take-home salary',
    'Compare offers',
    'Salary hike',
  ]);
  expect(new Set(shortcuts.map((link) => link.getAttribute('href'))).size).toBe(13);
  const rest = menu.getAllByRole('link').slice(13);
  expect(rest.map(({ textContent }) => textContent)).toEqual(['What we keep', 'Log in']);
});
