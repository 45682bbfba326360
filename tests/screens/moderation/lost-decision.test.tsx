import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { anItem } from '#tests/content.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aModerator, moderate, open, backend } from './moderate.ts';

describe('a decision on a page whose answer or page was lost (R-064)', () => {
  it('recognises its own decision when the answer was lost and the note changed', async () => {
    const { interventions, moderations } = open(backend(), { member: aModerator() });
    const dialog = await moderate();
    const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Take it down', hidden: true }));
    const noted = (value: string) => fireEvent.change(dialog.getByRole('textbox', { name: 'A note to its author', hidden: true }), { target: { value } });
    fireEvent.change(dialog.getByRole('combobox', { name: 'The rule it breaks', hidden: true }), { target: { value: 'spam' } });
    interventions.act = () => Promise.reject(new Failure('offline'));
    press();
    await dialog.findByText(/^This did not arrive,/);
    noted('No ads.');
    interventions.act = () => Promise.reject(new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' }));
    const item = anItem({ itemId: 'q1', resourceId: 'p1' });
    moderations.settle(item, { decision: 'remove', rule: 'spam' }, true);
    press();
    const announced = await dialog.findByText(/^Your decision had arrived \(.+\)\. The rule: An ad or spam\. What you changed since was not sent\./);
    expect(document.activeElement === announced).toBe(true);
    moderations.settle(item, { decision: 'remove', rule: 'hate' }, false);
    press();
    expect(await dialog.findByText(/it was changed in another tab or by another moderator/)).toBeTruthy();
  });

  it('finds what was chosen and noted after a reload, until it is done', async () => {
    const storage = new FakeUserStorage();
    const member = aModerator();
    const visit = () => open(backend(), { member, swaps: [[UserStorage, storage] as const] });
    const field = <Kind extends HTMLElement>(role: string, name: string) => screen.getByRole<Kind>(role, { name, hidden: true });
    const first = visit();
    await moderate();
    fireEvent.click(field('radio', 'Silence its author'));
    fireEvent.change(field('combobox', 'The rule it breaks'), { target: { value: 'spam' } });
    fireEvent.change(field('combobox', 'For how long'), { target: { value: '' } });
    fireEvent.change(field('textbox', 'A note to its author'), { target: { value: 'No ads.' } });
    first.view.unmount();
    const { interventions } = visit();
    await moderate();
    expect(field<HTMLInputElement>('radio', 'Silence its author').checked).toBe(true);
    fireEvent.click(field('button', 'Silence'));
    expect(await screen.findByText('Its author is silenced.')).toBeTruthy();
    const said = { kind: 'silence', rule: 'spam', note: 'No ads.', days: null, covers: 'persona' };
    expect([interventions.acted, storage.kept.size]).toEqual([[{ resourceId: 'p1', resourceType: 'POST', ...said }], 0]);
  });
});
