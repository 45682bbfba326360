import { expect, it, onTestFinished, vi } from 'vitest';
import { reloadOnce } from '#web/adapters/navigation/reload-once.ts';

it('a document is loaded anew once for each build, and never in circles (X-9)', () => {
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
  built('one');
  expect([reloadOnce(), reloadOnce(), reload.mock.calls.length]).toEqual([true, false, 1]);
  built('other');
  expect([reloadOnce(), reloadOnce(), reload.mock.calls.length]).toEqual([true, false, 2]);
});
