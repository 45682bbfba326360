import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserNativePage } from '#web/adapters/native/browser-native-page.ts';
import { FakeNativePage } from '#tests/fakes/native/fake-native-page.ts';
import { keepsPage } from './native-page.ts';

function aDocument(idx: unknown = 1) {
  const done: string[] = [];
  const dataset: Record<string, string> = {};
  const field = { matches: () => true };
  const here = Object.assign(new EventTarget(), {
    title: 'One | Daftar',
    activeElement: undefined as object | undefined,
    texts: [] as { value: string }[],
    documentElement: { dataset },
    querySelectorAll: () => here.texts,
  });
  vi.stubGlobal('document', here);
  vi.stubGlobal('location', { pathname: '/p/1', search: '?comment=2', hash: '#end', reload: () => done.push('reload') });
  vi.stubGlobal('history', { state: { idx }, back: () => done.push('back') });
  const write = async (isWriting: boolean) => {
    here.activeElement = isWriting ? field : undefined;
    here.dispatchEvent(isWriting ? new Event('focusin') : Object.assign(new Event('focusout'), { relatedTarget: null }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { here, done, dataset, write };
}

afterEach(() => vi.unstubAllGlobals());

describe('a fake document in a webview', () => {
  keepsPage(() => {
    const page = new FakeNativePage();
    page.at = '/p/1?comment=2#end';
    page.titled = 'One | Daftar';
    page.placesBefore = 1;
    return { page, done: () => page.done, dressed: () => page.dressedFor?.system, write: (isWriting) => page.write(isWriting) };
  });
});

describe('a document in a webview', () => {
  keepsPage(() => {
    const { done, dataset, write } = aDocument();
    return { page: new BrowserNativePage(), done: () => done, dressed: () => dataset['native'], write };
  });

  it('has no place before it where the browser itself went there', () => {
    aDocument('1');
    expect(new BrowserNativePage().depth()).toBe(0);
    vi.stubGlobal('history', { state: null });
    expect(new BrowserNativePage().depth()).toBe(0);
  });

  it('is written in as long as words are in a field that are not sent', async () => {
    const { here, write } = aDocument();
    const recorded: boolean[] = [];
    new BrowserNativePage().watchWriting((isWriting) => recorded.push(isWriting));
    here.texts = [{ value: 'They said three months' }];
    await write(true);
    await write(false);
    here.texts = [{ value: '' }];
    here.dispatchEvent(new Event('input'));
    expect(recorded).toEqual([false, true, true, false]);
  });
});
