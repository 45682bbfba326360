import { expect, it, onTestFinished, vi } from 'vitest';
import { reloadOnce } from '#web/adapters/navigation/reload-once.ts';

it('a document is reloaded once per build, whole, and never in circles (X-9)', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    sessionStorage.clear();
    document.head.replaceChildren();
  });
  const built = (name: string) => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = `/static/${name}.js`;
    document.head.replaceChildren(script);
  };
  document.cookie = 'draws=yes; path=/';
  built('one');
  expect([reloadOnce(), reloadOnce(), reload.mock.calls.length]).toEqual([true, false, 1]);
  expect(document.cookie, 'a skeleton would ask for the whole page with a second reload').not.toContain('draws=yes');
  built('other');
  expect([reloadOnce(), reloadOnce(), reload.mock.calls.length]).toEqual([true, false, 2]);
});
