import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Failure } from '#core/failure.ts';
import { FakeExperiences } from '#tests/fakes/profile/fake-experiences.ts';
import { profileOf, writer } from './with-profile.ts';

class RefusedExperiences extends FakeExperiences {
  override async add(): Promise<never> {
    throw new Failure('broken');
  }
}

describe('the sheet of an entry on a small screen (R-162)', () => {
  it('opens at its top, and brings a failure into view', async () => {
    const seen: (string | null)[] = [];
    const { scrollIntoView } = HTMLElement.prototype;
    onTestFinished(() => void (HTMLElement.prototype.scrollIntoView = scrollIntoView));
    HTMLElement.prototype.scrollIntoView = function note(this: HTMLElement) {
      seen.push(this.textContent);
    };
    await profileOf(writer, new RefusedExperiences());
    await userEvent.click(await screen.findByRole('button', { name: 'Add work experience' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where did you work?' }));
    expect(seen).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Company'), 'Koyal Pay');
    await userEvent.type(dialog.getByLabelText('Designation'), 'Analyst');
    await userEvent.click(dialog.getByLabelText('I work here now'));
    await userEvent.selectOptions(dialog.getByLabelText('From, month'), 'April');
    await userEvent.selectOptions(dialog.getByLabelText('From, year'), '2023');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This could not be saved. It is still here; try again.')).toBeTruthy();
    expect(seen.at(-1)).toContain('This could not be saved.');
  });
});
