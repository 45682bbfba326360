import { describe, expect, it } from 'vitest';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { NameNewsStore } from './name-news-store.ts';

describe('the news of a made-up name (F-07)', () => {
  it('reach this tab and the others', () => {
    const tabs = new FakeTabs();
    const store = new NameNewsStore(tabs);
    store.tell();
    expect([store.changes, tabs.recorded]).toEqual([1, ['name-changed']]);
    const other = new FakeTabs(tabs);
    other.tell('name-changed');
    other.tell('signed-in');
    expect(store.changes).toBe(2);
  });
});
