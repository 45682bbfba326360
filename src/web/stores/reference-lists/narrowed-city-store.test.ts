import { describe, expect, it } from 'vitest';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { NarrowedCityStore } from './narrowed-city-store.ts';

const store = () => new NarrowedCityStore(new FakeReferenceLists());

describe('the city that a page is narrowed to (R-187)', () => {
  it('is written as its URL spells it until its name is known, each time', async () => {
    const city = store();
    expect(city.name).toBeNull();
    const shown = city.show('new-delhi', true);
    expect(city.name).toBe('New Delhi');
    await shown;
    expect([city.name, city.isMissing]).toEqual(['New Delhi', false]);
    void city.show('bengaluru', false);
    expect(city.name).toBe('Bengaluru');
    await city.show(null, false);
    expect(city.name).toBeNull();
  });

  it('is missing only where the path itself names one that nobody knows', async () => {
    const city = store();
    await city.show('new', true);
    expect([city.name, city.isMissing]).toEqual([null, true]);
    await city.show('new', false);
    expect([city.name, city.isMissing]).toEqual([null, false]);
  });

  it('is taken as its URL spells it where nobody answers', async () => {
    const city = new NarrowedCityStore(Object.assign(new FakeReferenceLists(), { suggestLocations: () => Promise.reject(new Error('gone')) }));
    await city.show('navi-mumbai', true);
    expect([city.name, city.isMissing]).toEqual(['Navi Mumbai', false]);
  });
});
