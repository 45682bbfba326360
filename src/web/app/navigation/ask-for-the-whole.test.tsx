import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForTheWhole } from './ask-for-the-whole.ts';

function openPage({ isServerRendered }: { readonly isServerRendered: boolean }) {
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="hydration">${JSON.stringify({ isServerRendered })}</script>`;
  const reload = vi.fn();
  askForTheWhole(reload);
  return reload;
}

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

  it('reloads the whole page once if it fails, and counts the browser as unable', async () => {
    const reload = openPage({ isServerRendered: false });
    lose(script());
    lose(Object.assign(document.createElement('link'), { rel: 'stylesheet' }));
    expect(reload).toHaveBeenCalledTimes(1);
    // A cookie that ends now is there until the millisecond is over.
    await vi.waitFor(() => expect(document.cookie).toBe(''));
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

  it('leaves the page alone if a picture or something fetched early fails', () => {
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
