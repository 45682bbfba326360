import { autorun } from 'mobx';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Failure } from '#core/failure.ts';
import { emptySalary, payOf, type SalaryFields } from '#core/salaries/salary-form.ts';
import type { FairQuestion, Salaries } from '#core/salaries/salaries.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { someDrafts } from '#tests/drafts.ts';
import { cellAround } from '#tests/salary-figures.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { Contribution } from '../forms/contribution.ts';
import { Draft } from '../forms/draft.ts';
import { PayPerStore } from './pay-per-store.ts';
import { PayCheck } from './pay-check.ts';

async function amounts({ isAway = false } = {}) {
  const { session } = await aSignedInMember();
  const questions: FairQuestion[] = [];
  const form = new Contribution<SalaryFields>(new Draft('salary', emptySalary, someDrafts(), session), { problemsOf: () => ({}), send: async () => undefined });
  form.open({ ...emptySalary, designation: 'Software Engineer', experience: '4' });
  const remembered = new PayPerStore(new FakeUserStorage());
  const fair: Salaries['fair'] = async (question) => {
    questions.push(question);
    if (isAway) throw new Failure('offline');
    return { cells: [cellAround(1_800_000)], later: null };
  };
  const pay = new PayCheck(form, { fair }, remembered);
  return { remembered, form, pay, questions, typed: () => form.draft.fields };
}

async function knownAmounts() {
  const known = await amounts();
  known.pay.hold();
  await expect.poll(() => known.pay.figures.state.status).toBe('SUCCESS');
  return known;
}

describe('the amounts of a salary as they are typed', () => {
  it('are written in full when their field is left, with the groups of their currency', async () => {
    const { pay, form, typed } = await amounts();
    pay.type('fixed', '18.5 lakh');
    expect([typed().fixed, pay.left]).toEqual(['18.5 lakh', []]);
    pay.leave('fixed');
    expect([typed().fixed, pay.left]).toEqual(['18,50,000', ['fixed']]);
    form.type({ currency: 'USD', fixed: '120k' });
    pay.leave('fixed');
    expect(typed().fixed).toBe('120,000');
  });

  it('stay as they are where they are unclear', async () => {
    const { pay, typed } = await amounts();
    pay.type('fixed', '18');
    pay.leave('fixed');
    expect([typed().fixed, pay.left]).toEqual(['18', ['fixed']]);
    pay.type('fixed', '18 l');
    expect(pay.left).toEqual([]);
  });
});

describe('the fixed pay by the month', () => {
  it('stays as it was typed when the period is another, which goes with the draft', async () => {
    const { pay, remembered, typed } = await amounts();
    pay.choosePer('month');
    expect([typed().per, pay.per]).toEqual(['', 'month']);
    pay.type('fixed', '18000');
    pay.leave('fixed');
    expect([typed().fixed, typed().per, payOf(typed(), 'fixed')]).toEqual(['18,000', 'month', 216_000]);
    remembered.choose('year');
    expect([pay.per, payOf(typed(), 'fixed')]).toEqual(['month', 216_000]);
    pay.choosePer('year');
    expect([typed().fixed, payOf(typed(), 'fixed')]).toEqual(['18,000', 18_000]);
  });

  it('stays as typed with its own period, and picks and answers follow the chosen one', async () => {
    const { pay, typed } = await amounts();
    pay.choosePer('month');
    pay.type('fixed', '2.16 LPA');
    pay.leave('fixed');
    expect([typed().fixed, payOf(typed(), 'fixed')]).toEqual(['2.16 LPA', 216_000]);
    pay.choose('fixed', 240_000);
    expect([typed().fixed, payOf(typed(), 'fixed')]).toEqual(['20,000', 240_000]);
  });
});

describe('a unit that may have slipped (F-03)', () => {
  it('is asked about once, and again when the amount is another', async () => {
    const { pay } = await knownAmounts();
    const shown: unknown[] = [];
    onTestFinished(autorun(() => void shown.push(pay.asked?.meant)));
    pay.choose('fixed', 150_000);
    pay.insist();
    pay.choose('fixed', 160_000);
    pay.take({ field: 'fixed', meant: 1_920_000 });
    expect(shown).toEqual([undefined, 1_800_000, undefined, 1_920_000, undefined]);
  });

  it('names the amount that is far off, and not the other', async () => {
    const { pay } = await knownAmounts();
    pay.choose('fixed', 1_200_000);
    pay.type('variable', '9'.repeat(40));
    expect(pay.asked).toMatchObject({ field: 'variable', meant: null });
  });

  it('is looked for in the bonus, too', async () => {
    const { pay, typed } = await knownAmounts();
    pay.choose('fixed', 1_800_000);
    pay.choose('variable', 200_000 * 100_000);
    expect(pay.asked).toMatchObject({ field: 'variable', meant: 200_000 });
    if (pay.asked) pay.take(pay.asked);
    expect([typed().variable, pay.asked]).toEqual(['2,00,000', undefined]);
  });

  it('is asked about only at its outer bounds where nobody answers', async () => {
    const { pay } = await amounts({ isAway: true });
    pay.hold();
    pay.choose('fixed', 150_000);
    expect(pay.asked).toBeUndefined();
    pay.choose('fixed', 45_000);
    expect(pay.asked).toMatchObject({ field: 'fixed', meant: 540_000 });
  });

  it('asks what people earn once for each job and experience', async () => {
    const { pay, form, questions } = await amounts();
    pay.hold();
    pay.hold();
    form.type({ experience: '5' });
    pay.hold();
    form.type({ designation: '' });
    pay.hold();
    expect(questions.map(({ experienceYears }) => experienceYears)).toEqual([4, 5]);
  });
});
