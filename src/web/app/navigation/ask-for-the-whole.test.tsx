import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForTheWhole } from './ask-for-the-whole.ts';

/** A page that is to draw itself, or is whole; it tells how often it was asked for again. */
function openPage({ isServerRendered }: { readonly isServerRendered: boolean }) {
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="hydration">${JSON.stringify({ isServerRendered })}</script>`;
  const reload = vi.fn();
  askForTheWhole(reload);
  return reload;
}

/** A file of the page that does not come. */
function lose(file: HTMLElement): void {
  document.body.append(file);
  file.dispatchEvent(new Event('error'));
}

const script = (): HTMLElement => document.createElement('script');

describe('a file that is to draw a page', () => {
  beforeEach(() => {
    delete document.documentElement.dataset['alive'];
    document.cookie = 'draws=yes; path=/';
  });

  afterEach(async () => {
    document.documentElement.dataset['alive'] = '';
    await Promise.resolve();
    document.cookie = 'draws=; path=/; max-age=0';
    vi.restoreAllMocks();
  });

  it('asks for the whole page once where it does not come, and tells no more that this browser draws', () => {
    const reload = openPage({ isServerRendered: false });
    lose(script());
    lose(Object.assign(document.createElement('link'), { rel: 'stylesheet' }));
    expect([reload.mock.calls.length, document.cookie]).toEqual([1, '']);
  });

  it('leaves a whole page as it is, and one that has come alive', async () => {
    const whole = openPage({ isServerRendered: true });
    lose(script());
    const drawn = openPage({ isServerRendered: false });
    document.documentElement.dataset['alive'] = '';
    await Promise.resolve();
    lose(script());
    expect([whole.mock.calls, drawn.mock.calls]).toEqual([[], []]);
  });

  it('leaves a page as it is where a picture does not come, or something that was only fetched early', () => {
    const reload = openPage({ isServerRendered: false });
    lose(document.createElement('img'));
    lose(Object.assign(document.createElement('link'), { rel: 'preload' }));
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits for a connection where there is none', () => {
    const reload = openPage({ isServerRendered: false });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    lose(script());
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
