import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { ChosenField } from './chosen-field.ts';
import type { Suggestion } from './suggestion-store.ts';

const cities: readonly Suggestion[] = [
  { id: '1', label: 'Pune' },
  { id: '2', label: 'Puri' },
];

function aCity(chosen = '') {
  const form = { city: chosen, told: 0 };
  const field = new ChosenField(async (text) => cities.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())), new FakeClock(), {
    shown: () => form.city,
    choose: (city) => {
      form.city = city?.label ?? '';
      form.told += 1;
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
    field.leave();
    expect([form.city, field.store.text, field.isUnlisted]).toEqual(['Puri', 'Puri', false]);
  });

  it('takes back what is not in the list, and says so', async () => {
    const { field, form } = aCity('Pune');
    field.store.type('Pur');
    await field.store.ask();
    field.leave();
    expect([form.city, field.store.text, field.isUnlisted]).toEqual(['Pune', 'Pune', true]);
    field.choose({ id: '2', label: 'Puri' });
    expect(field.isUnlisted).toBe(false);
  });

  it('is emptied by emptying it, and tells nothing where it was left as it is', () => {
    const { field, form } = aCity('Pune');
    field.leave();
    expect([form.city, form.told]).toEqual(['Pune', 0]);
    field.store.type('');
    field.leave();
    field.leave();
    expect([form.city, form.told]).toEqual(['', 1]);
  });
});
