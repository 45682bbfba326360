import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserHistory, type HistoryPlace } from '#web/adapters/navigation/browser-history.ts';
import { HistoryLayers } from '#web/adapters/navigation/history-layers.ts';

const at = (pathname: string, search = ''): HistoryPlace => ({ pathname, search, hash: '', state: null, key: `${pathname}${search}` });
const here = () => location.pathname + location.search;

/** Steps back once and awaits the target. */
async function back(): Promise<void> {
  const stepped = new Promise((wake) => addEventListener('popstate', wake, { once: true }));
  history.back();
  await stepped;
}

const leaves = (path: string) => waitFor(() => expect(here()).toBe(path));

describe('Back, where something lies over the page', () => {
  let tab: BrowserHistory;
  let layers: HistoryLayers;
  let stop: () => void;
  const recorded = vi.fn();

  beforeEach(() => {
    tab = new BrowserHistory();
    tab.push(at('/first'));
    tab.push(at('/page'));
    layers = new HistoryLayers(tab);
    recorded.mockClear();
    stop = tab.listen(({ location: to }) => recorded(to.pathname));
  });
  afterEach(() => stop());

  function open() {
    const close = vi.fn(() => uncover());
    const uncover = layers.cover(close);
    return { close, uncover };
  }

  it('closes the topmost first, and leaves the page only then', async () => {
    const below = open();
    const top = open();
    await back();
    expect([top.close.mock.calls.length, below.close.mock.calls.length, here()]).toEqual([1, 0, '/page']);
    await back();
    expect([below.close.mock.calls.length, here(), recorded.mock.calls]).toEqual([1, '/page', []]);
    await back();
    await leaves('/first');
    expect(recorded.mock.calls).toEqual([['/first']]);
  });

  it('leaves the page at once after many that were opened and closed by hand', async () => {
    const before = history.length;
    for (let turn = 0; turn < 8; turn++) open().uncover();
    expect(history.length).toBe(before + 1);
    await back();
    await leaves('/first');
    expect(recorded.mock.calls).toEqual([['/first']]);
  });

  it('closes one that was opened after another was closed by hand', async () => {
    open().uncover();
    const { close } = open();
    await back();
    expect([close.mock.calls.length, here(), recorded.mock.calls]).toEqual([1, '/page', []]);
  });

  it('closes one that is below another that was closed by hand', async () => {
    const below = open();
    open().uncover();
    await back();
    await waitFor(() => expect(below.close.mock.calls.length).toBe(1));
    expect(here()).toBe('/page');
  });

  it('returns to the page a dialog led from, and leaves by another step', async () => {
    const dialog = open();
    tab.push(at('/elsewhere'));
    dialog.uncover();
    await back();
    expect([here(), recorded.mock.calls]).toEqual(['/page', [['/page']]]);
    await back();
    await leaves('/first');
    expect(recorded.mock.calls).toEqual([['/page'], ['/first']]);
  });

  it('keeps the URL that the page was given below a dialog', async () => {
    tab.replace(at('/page', '?openCreatePost=true'));
    const { close } = open();
    tab.replace(at('/page'));
    await back();
    expect([close.mock.calls.length, here(), recorded.mock.calls]).toEqual([1, '/page', []]);
  });

  it('tells of every place that the browser itself goes to', () => {
    for (const fragment of ['#pay', '#leave']) {
      history.pushState(null, '', fragment);
      dispatchEvent(new PopStateEvent('popstate'));
    }
    expect(recorded).toHaveBeenCalledTimes(2);
  });

  it('goes over what a reload has left behind', async () => {
    open();
    stop();
    tab = new BrowserHistory();
    layers = new HistoryLayers(tab);
    stop = tab.listen(({ location: to }) => recorded(to.pathname));
    await back();
    await leaves('/first');
    expect(recorded.mock.calls).toEqual([['/first']]);
  });
});
