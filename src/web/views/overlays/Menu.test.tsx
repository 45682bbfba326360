import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onStage, stageIn } from '#tests/screens/on-stage.tsx';
import { Menu } from './Menu.tsx';

it('keeps the focus on a row whose words change while the menu is open', () => {
  const stage = stageIn();
  const shown = (label: string) => onStage(<Menu button="Account" label="Account" items={[{ label, to: '/notifications' }]} />, stage).tree;
  const { rerender } = render(shown('Notifications'));
  const row = screen.getByRole('menuitem', { hidden: true });
  row.focus();
  rerender(shown('Notifications (3 new)'));
  expect(row.textContent).toBe('Notifications (3 new)');
  expect(document.activeElement).toBe(row);
});
