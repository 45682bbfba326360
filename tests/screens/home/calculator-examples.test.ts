import { describe, expect, it } from 'vitest';
import { dayOf } from '#core/figures/ago.ts';
import { exampleUrls } from '#core/home/calculator-example.ts';
import { calculatorExamples } from '#core/home/calculator-examples.ts';
import { GratuityStore } from '#web/stores/gratuity/gratuity-store.ts';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { HraStore } from '#web/stores/hra/hra-store.ts';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeFragments } from '#tests/fakes/navigation/fake-fragments.ts';

const clock = new FakeClock();
const examples = calculatorExamples(dayOf(clock.now()));
const urls = exampleUrls(examples);

const fragmentsOf = (url: string) => new FakeFragments(Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('#') + 1))));

describe('an example on the first page (R-001)', () => {
  it('is what the calculator answers that its link opens', () => {
    const takeHome = new TakeHomeStore(fragmentsOf(urls.takeHome), clock);
    takeHome.follow()();
    expect(takeHome.answer.headlineMonth).toBe(examples.takeHome.month);
    const gratuity = new GratuityStore(fragmentsOf(urls.gratuity), clock);
    gratuity.form.follow()();
    expect(gratuity.answer.amount).toBe(examples.gratuity.amount);
    const hra = new HraStore(fragmentsOf(urls.hra), clock);
    hra.form.follow()();
    expect(hra.answer.exempt).toBe(examples.hra.exempt);
    const hike = new HikeStore(fragmentsOf(urls.hike), clock);
    hike.form.follow()();
    expect(hike.answer.percent).toBe(examples.hike.percent);
  });
});
