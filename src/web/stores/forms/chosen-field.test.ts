import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { ChosenField } from './chosen-field.ts';
import type { Suggestion } from './suggestion-store.ts';

const cities: readonly Suggestion[] = [
  { id: '1', label: 'Pune' },
  { id: '2', label: 'Puri' },
];

function aCity(chosen = '') {
  const form = { city: chosen, recorded: 0 };
  const field = new ChosenField(async (text) => cities.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())), new FakeClock(), {
    shown: () => form.city,
    choose: (city) => {
      form.city = city?.label ?? '';
      form.recorded += 1;
    },
  });
  field.settle();
  return { field, form };
}

describe('a field that is chosen out of a list of the server', () => {
  it('takes what is chosen, and what was typed as it is called there', async () => {
    const { field, form } = aCity();
    field.choose({ id: '1', label: 'Pune' });
    expect(form.city).toBe('Pune');
    field.store.type('puri');
    await field.store.ask();
    await field.leave();
    expect([form.city, field.store.text, field.isUnlisted]).toEqual(['Puri', 'Puri', false]);
  });

  it('has its first match under Enter', async () => {
    const { field } = aCity();
    field.store.type('pu');
    await field.store.ask();
    expect([field.store.active, field.store.options.length]).toEqual([0, 2]);
  });

  it('keeps unlisted text, says that it is not on the list, and blocks the form', async () => {
    const { field, form } = aCity('Pune');
    field.store.type('Pu');
    await field.store.ask();
    await field.leave();
    expect([form.city, field.store.text, field.isUnlisted, field.hold()]).toEqual(['Pune', 'Pu', true, true]);
    field.store.type('Puri');
    expect(field.isUnlisted).toBe(false);
    field.settle();
    expect([field.store.text, field.hold()]).toEqual(['Pune', false]);
  });

  it('takes a text once its awaited list is here, and goes nowhere before', async () => {
    const { field, form } = aCity();
    field.store.type('puri');
    expect([field.hold(), field.isUnlisted]).toEqual([true, true]);
    await field.leave();
    expect([form.city, field.hold(), field.isUnlisted]).toEqual(['Puri', false, false]);
  });

  it('takes the only match for what was typed, never an answer to fewer letters', async () => {
    const { field, form } = aCity();
    field.store.type('pur');
    await field.leave();
    expect([form.city, field.store.text, field.isUnlisted]).toEqual(['Puri', 'Puri', false]);
    field.store.type('pun');
    await field.store.ask();
    field.store.type('punt');
    await field.leave();
    expect([form.city, field.store.text, field.isUnlisted]).toEqual(['Puri', 'punt', true]);
    field.store.type(' PURI ');
    await field.leave();
    expect([form.city, field.store.text]).toEqual(['Puri', 'Puri']);
  });

  it('takes no name in another language for a text that was typed', () => {
    const { field, form } = aCity('Pune');
    form.city = 'पुणे';
    expect([field.isUnchosen, field.hold(), field.store.text]).toEqual([false, false, 'पुणे']);
  });

  it('is emptied by emptying it, and tells nothing where it was left as it is', async () => {
    const { field, form } = aCity('Pune');
    await field.leave();
    expect([form.city, form.recorded]).toEqual(['Pune', 0]);
    field.store.type('');
    await field.leave();
    await field.leave();
    expect([form.city, form.recorded]).toEqual(['', 1]);
  });
});
