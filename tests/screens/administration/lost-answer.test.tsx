import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeAdministeredTopics } from '#tests/fakes/administration/fake-administered-topics.ts';
import { loseAnswer } from '#tests/screens/posts/a-thread.ts';
import { openAdministration, type, typeListed } from './with-administration.ts';

const shifts = {
  name: 'Shift work',
  names: {},
  about: 'Nights and weekends.',
  abouts: {},
  category: 'Money',
  sign: 'talk',
  isClosed: false,
} as const;

/** Saves, sees the lost answer, and saves again. */
async function saveTwice(): Promise<void> {
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  save();
  expect(await screen.findByText(/we got no answer/)).toBeTruthy();
  save();
  expect(await screen.findByText('Saved.')).toBeTruthy();
}

describe('the form of an administrator whose answer was lost (T-12)', () => {
  it('takes a topic that had arrived as saved, and lists it', async () => {
    const { topics } = openAdministration();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a topic' }));
    type('Name in English', ' Shift work');
    type('In one sentence, in English', 'Nights and weekends.');
    loseAnswer(topics, 'add', topics.add.bind(topics));
    await saveTwice();
    expect(await screen.findByRole('link', { name: 'Shift work' })).toBeTruthy();
    expect(topics.items).toHaveLength(1);
  });

  it('takes a company that had arrived although its answer was lost as saved', async () => {
    const { companies } = openAdministration('?part=companies', { companies: new FakeAdministeredCompanies() });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a company' }));
    type('Name', 'Indus Bank');
    type('Website', 'indus.example');
    typeListed('Industry', 'Banking');
    loseAnswer(companies, 'add', companies.add.bind(companies));
    await saveTwice();
    expect(companies.items).toHaveLength(1);
  });

  it('takes a changed topic that had arrived as saved, and shows another’s change', async () => {
    const topics = new FakeAdministeredTopics();
    const made = await topics.add({ ...shifts, names: { hi: 'पाली' } });
    openAdministration('', { topics });
    fireEvent.click(await screen.findByRole('button', { name: 'Change: Shift work' }));
    type('Name in English', 'Shifts');
    loseAnswer(topics, 'change', topics.change.bind(topics));
    await saveTwice();
    expect(topics.items).toMatchObject([{ name: 'Shifts', version: 2 }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Change: Shifts' }));
    await topics.change(made.entityId, 2, { ...shifts, names: { hi: 'शिफ़्ट' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^It now says: Shift work · शिफ़्ट\./)).toBeTruthy();
  });
});
