import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#core/failure.ts';
import { FakeAnonymousPersonas } from '#tests/fakes/personas/fake-anonymous-personas.ts';
import { aMember } from '#tests/members.ts';
import { aBrowser, openName } from './with-key.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a new made-up name that is refused (F-07)', () => {
  it('brings the reason into view', async () => {
    vi.spyOn(FakeAnonymousPersonas.prototype, 'save').mockRejectedValue(new Failure('conflict', undefined, { code: 'TOKEN_ISSUED' }));
    const seen: (string | null)[] = [];
    HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
      seen.push(this.textContent);
    };
    await openName(await aBrowser(), { member: aMember({ isReader: true, isWriter: true }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Make a new name' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your made-up name' }));
    fireEvent.change(dialog.getByLabelText('Made-up name'), { target: { value: 'Brave Kite' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(seen.at(-1)).toContain('You already made a name in this three-month period'));
  });
});
