import type { NativeApp } from '#core/native/native-app.ts';
import type { NativePage } from '#core/native/native-page.ts';

/** Document in the webview: location, history and fields. */
export class BrowserNativePage implements NativePage {
  url(): string {
    return location.pathname + location.search + location.hash;
  }

  title(): string {
    return document.title;
  }

  depth(): number {
    const { idx }: { readonly idx?: unknown } = Object(history.state);
    return typeof idx === 'number' ? idx : 0;
  }

  back(): void {
    history.back();
  }

  reload(): void {
    location.reload();
  }

  dress({ system }: NativeApp): void {
    document.documentElement.dataset['native'] = system;
  }

  watchWriting(tell: (isWriting: boolean) => void): () => void {
    const look = () => tell(isInField(document.activeElement) || [...document.querySelectorAll('textarea')].some(({ value }) => value !== ''));
    const leave = ({ relatedTarget }: FocusEvent) => relatedTarget === null && setTimeout(look);
    const stop = new AbortController();
    for (const kind of ['focusin', 'input'] as const) document.addEventListener(kind, look, { signal: stop.signal });
    document.addEventListener('focusout', leave, { signal: stop.signal });
    look();
    return () => stop.abort();
  }
}

const isInField = (element: Element | null): boolean => element?.matches('input, select, textarea') ?? false;
