import { observable, runInAction, when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import type { ListedOption } from './listed-option.ts';
import { ListedField } from './listed-field.ts';

const rows = ['Human Resources', 'Software', 'Software Testing', 'Sales'].map((name, at) => ({ id: at + 1, name }));

function aField(chosen = 0) {
  const form = observable({ rows: rows as readonly ListedOption[], chosen }, {}, { deep: false });
  const clock = new FakeClock();
  const field = new ListedField(clock, { rows: () => form.rows, read: () => form.chosen, write: (id) => runInAction(() => (form.chosen = id)) });
  const labels = () => field.store.options.map((option) => (option.kind === 'known' ? option.suggestion.label : ''));
  const type = async (text: string) => {
    field.store.type(text);
    clock.advance(0);
    await when(() => field.store.isAnswered);
  };
  return { form, field, labels, type };
}

describe('an option out of a list (R-112)', () => {
  it('offers the whole list before typing, then what matches, in any order', async () => {
    const { field, labels, type } = aField();
    field.store.offer();
    await when(() => field.store.isAnswered);
    expect(labels()).toEqual(rows.map(({ name }) => name));
    await type('test soft');
    expect(labels()).toEqual(['Software Testing']);
    await type('so');
    expect(labels()).toEqual(['Software', 'Software Testing']);
  });

  it('is made by pressing a row, or by writing its name', async () => {
    const { form, field, type } = aField();
    field.store.choose({ kind: 'known', suggestion: { id: '4', label: 'Sales' } });
    expect(form.chosen).toBe(4);
    await type('software');
    expect(form.chosen).toBe(2);
    await type('soft');
    expect([form.chosen, field.store.text]).toEqual([0, 'soft']);
  });

  it('is the single remaining row on blur; otherwise what was typed stays to continue', async () => {
    const { form, field, type } = aField(4);
    await type('human');
    field.leave();
    expect([form.chosen, field.store.text]).toEqual([1, 'Human Resources']);
    for (const text of ['soft', 'Cooking', '']) {
      await type(text);
      field.leave();
      expect([form.chosen, field.store.text, field.isUnlisted, field.store.isOpen]).toEqual([0, text, text !== '', false]);
    }
    await type(' human  RESOURCES');
    field.leave();
    expect([form.chosen, field.store.text, field.isUnlisted]).toEqual([1, 'Human Resources', false]);
  });

  it.each([
    ['software', 2, 'Software'],
    ['human', 1, 'Human Resources'],
    ['softwre', 0, 'softwre'],
  ])('was typed and left before the list came: “%s”', (typed, chosen, shown) => {
    const { form, field } = aField();
    runInAction(() => (form.rows = []));
    field.store.type(typed);
    field.leave();
    expect([form.chosen, field.store.text]).toEqual([0, typed]);
    runInAction(() => (form.rows = rows));
    expect([form.chosen, field.store.text]).toEqual([chosen, shown]);
  });

  it('appears for a reader who came before the list, as soon as that comes', async () => {
    const { form, field, labels } = aField();
    runInAction(() => (form.rows = []));
    field.store.offer();
    await when(() => field.store.isAnswered);
    expect(labels()).toEqual([]);
    runInAction(() => (form.rows = rows));
    await when(() => labels().length > 0);
    expect([field.store.isOpen, labels().length]).toEqual([true, rows.length]);
  });

  it('shows what the form holds, also while the list comes late or another comes', () => {
    const { form, field } = aField(2);
    expect(field.store.text).toBe('Software');
    runInAction(() => (form.rows = []));
    expect(form.chosen).toBe(2);
    runInAction(() => (form.rows = rows));
    expect([form.chosen, field.store.text]).toEqual([2, 'Software']);
    runInAction(() => Object.assign(form, { rows: [{ id: 9, name: 'Hiring' }], chosen: 0 }));
    expect([form.chosen, field.store.text]).toEqual([0, '']);
  });
});
