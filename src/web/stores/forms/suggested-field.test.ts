import { makeAutoObservable } from 'mobx';
import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { SuggestedField } from './suggested-field.ts';

function aCompany() {
  const form = makeAutoObservable({ company: '' });
  const field = new SuggestedField(async () => [{ name: 'Koyal Pay' }], new FakeClock(), {
    read: () => form.company,
    write: (text) => (form.company = text),
  });
  return { field, form };
}

describe('a field that suggests and takes what else is typed', () => {
  it('has its first match under Enter, and what was typed as the last row', async () => {
    const { field, form } = aCompany();
    field.store.type('koy');
    await field.store.ask();
    const { active, options } = field.store;
    expect([active, options.map(({ kind }) => kind)]).toEqual([0, ['known', 'new']]);
    field.store.choose(options[0]!);
    expect(form.company).toBe('Koyal Pay');
  });

  it('keeps what was typed where it is left without a choice, or chosen as new', async () => {
    const { field, form } = aCompany();
    field.store.type('koy');
    await field.store.ask();
    field.store.close();
    expect(form.company).toBe('koy');
    field.store.choose({ kind: 'new', text: 'koy' });
    expect([form.company, field.store.isOpen]).toEqual(['koy', false]);
  });
});
