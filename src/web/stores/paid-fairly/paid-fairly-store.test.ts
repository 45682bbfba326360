import { describe, expect, it, onTestFinished } from 'vitest';
import { Failure } from '#core/failure.ts';
import { Salaries, type FairQuestion } from '#core/salaries/salaries.ts';
import type { FairPay, PublishedCell } from '#core/salaries/salary-figures.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { figuresAround } from '#tests/salary-figures.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import type { ListedChoice, ListedRow } from './listed-choice.ts';
import { PaidFairlyStore } from './paid-fairly-store.ts';

const cellAt = (level: PublishedCell['level']): PublishedCell => ({
  level,
  group: { company: null, designation: { urlName: 'software-engineer', name: 'Software Engineer' }, city: null, experience: '3-5', employment: null },
  figures: figuresAround(1_800_000),
});

class AskedSalaries extends Salaries {
  readonly asked: FairQuestion[] = [];
  pay: FairPay = { cells: [cellAt(3)], later: null };

  async fair(question: FairQuestion): Promise<FairPay> {
    this.asked.push(question);
    return this.pay;
  }

  ofCompany = this.#unasked;
  filters = this.#unasked;
  ofJob = this.#unasked;
  ofDesignation = this.#unasked;
  hub = this.#unasked;
  compare = this.#unasked;

  #unasked(): never {
    throw new Failure('missing');
  }
}

const english = { nameOf: (name: string) => name, othersOf: () => [], keptFor: (shown: string) => shown };
const nothing = { job: null, city: null, experience: null };

function aStore() {
  const salaries = new AskedSalaries();
  const clock = new FakeClock();
  const lists = new FakeReferenceLists({ companies: [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })] });
  const store = new PaidFairlyStore(salaries, lists, clock, english);
  const leave = store.follow();
  onTestFinished(leave);
  const type = async ({ field }: Pick<ListedChoice<ListedRow>, 'field'>, text: string) => {
    field.store.type(text);
    clock.advance(200);
    await settled();
  };
  return { store, salaries, leave, type };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('whether a pay is fair (R-047)', () => {
  it('is asked once per job, place, company and years, and never reveals the pay', async () => {
    const { store, salaries, type } = aStore();
    await type(store.job, 'software engineer');
    store.job.field.choose({ id: 'software-engineer', label: 'Software Engineer' });
    expect(salaries.asked).toEqual([]);
    store.setYears(4);
    store.pay.type('18 lakh');
    store.pay.type('19 lakh');
    await type(store.company, 'koyal');
    store.company.field.choose({ id: 'koyal-pay', label: 'Koyal Pay' });
    const question = { designation: 'software-engineer', city: null, company: null, experienceYears: 4 };
    expect(salaries.asked).toEqual([question, { ...question, company: 'koyal-pay' }]);
  });

  it('is answered once all is said, and not while the pay cannot be read', async () => {
    const { store } = aStore();
    await store.show({ job: 'software-engineer', city: 'bengaluru', experience: 4 });
    await settled();
    expect([store.place, store.answer()]).toEqual([undefined, false]);
    store.pay.type('18 lakh');
    expect([store.place?.percentile, store.answer()]).toEqual([50, true]);
    store.pay.type('18');
    expect([store.place, store.amount]).toEqual([undefined, undefined]);
    store.pay.type('');
    expect([store.place, store.pay.problem]).toEqual([undefined, undefined]);
  });

  it('starts from the URL’s names, keeps earlier choices, and leaves unlisted names open', async () => {
    const { store, salaries } = aStore();
    await store.show(nothing);
    await store.show({ job: 'software-engineer', city: 'bengaluru', experience: 15 });
    expect([store.job.chosen?.name, store.job.field.store.text, store.city.chosen?.name, store.years]).toEqual([
      'Software Engineer',
      'Software Engineer',
      'Bengaluru',
      15,
    ]);
    await store.show({ job: 'software-tester', city: 'new-delhi', experience: 2 });
    expect([store.job.chosen?.name, store.city.chosen?.name, store.years]).toEqual(['Software Engineer', 'Bengaluru', 15]);
    const other = aStore();
    await other.store.show({ job: 'software-engine', city: 'x'.repeat(200), experience: null });
    expect([other.store.job.chosen, other.store.city.chosen, other.store.question]).toEqual([null, null, undefined]);
    expect([salaries.asked.length, other.salaries.asked.length]).toEqual([1, 0]);
  });

  it('questions a pay with a possibly wrong unit after its field, until insisted (F-03)', async () => {
    const { store, leave } = aStore();
    await store.show({ job: 'software-engineer', city: null, experience: 4 });
    await settled();
    store.pay.type('1.5 lakh');
    expect(store.slip).toBeUndefined();
    store.leavePay();
    expect([store.slip, store.place !== undefined]).toEqual([{ meant: 1_800_000 }, true]);
    store.insist();
    expect(store.slip).toBeUndefined();
    store.pay.type('1.4 lakh');
    store.answer();
    expect(store.slip).toEqual({ meant: 1_680_000 });
    store.pay.choose(1_680_000);
    store.leavePay();
    expect(store.slip).toBeUndefined();
    leave();
    expect([store.left, store.insisted]).toEqual([undefined, undefined]);
  });

  it('forgets the pay with the page, and asks no more', async () => {
    const { store, salaries, leave } = aStore();
    await store.show({ job: 'software-engineer', city: null, experience: 4 });
    store.pay.type('18 lakh');
    leave();
    store.setYears(5);
    expect([store.pay.value, store.pay.text, store.amount, salaries.asked.length]).toEqual([0, '', undefined, 1]);
  });

  it.each([
    [{ city: null, company: null }, 3, false],
    [{ city: null, company: null }, 4, true],
    [{ city: 'bengaluru', company: null }, 1, false],
    [{ city: 'bengaluru', company: null }, 2, true],
    [{ city: 'bengaluru', company: 'koyal' }, 0, false],
    [{ city: 'bengaluru', company: 'koyal' }, 1, true],
    [{ city: null, company: 'koyal' }, 3, false],
  ] as const)('held against %o, a group of level %s is wider: %s', async ({ city, company }, level, isWidened) => {
    const { store, salaries, type } = aStore();
    salaries.pay = { cells: [cellAt(level)], later: null };
    if (company) await type(store.company, company);
    if (company) store.company.field.choose({ id: 'koyal-pay', label: 'Koyal Pay' });
    await store.show({ job: 'software-engineer', city, experience: 4 });
    store.pay.type('18 lakh');
    await settled();
    expect(store.isWidened).toBe(isWidened);
  });
});

describe('a field out of a list (R-047)', () => {
  const shownOf = ({ chosen, field }: Pick<ListedChoice<ListedRow>, 'chosen' | 'field'>) => [chosen?.urlName, field.store.text, field.isUnlisted];

  it('takes a row that is typed out, and leaves other text to be corrected', async () => {
    const { store, type } = aStore();
    await type(store.job, 'SOFTWARE TESTER');
    await store.job.field.leave();
    expect(shownOf(store.job)).toEqual(['software-tester', 'Software Tester', false]);
    await type(store.job, 'softwre engineer');
    await store.job.field.leave();
    expect(shownOf(store.job)).toEqual([undefined, 'softwre engineer', true]);
    await type(store.job, ' ');
    await store.job.field.leave();
    expect(shownOf(store.job)).toEqual([undefined, '', false]);
  });

  it('takes what was typed once the list arrives, which quick readers do not await', async () => {
    const { store } = aStore();
    store.city.field.store.type('bengaluru');
    await store.city.field.leave();
    expect(shownOf(store.city)).toEqual(['bengaluru', 'Bengaluru', false]);
  });

  it('is reported as unknown on asking, and gives no answer before it is known', async () => {
    const { store, type } = aStore();
    await store.show({ job: 'software-engineer', city: null, experience: 4 });
    store.pay.type('18 lakh');
    await type(store.city, 'bengalooru');
    expect([store.answer(), ...shownOf(store.city)]).toEqual([false, undefined, 'bengalooru', true]);
    await type(store.city, 'bengaluru');
    expect([store.answer(), ...shownOf(store.city)]).toEqual([true, 'bengaluru', 'Bengaluru', false]);
  });
});
