import { screen, within } from '@testing-library/react';
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
