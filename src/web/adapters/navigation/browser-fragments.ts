import type { FragmentPairs, Fragments } from '#core/navigation/fragments.ts';
import { withoutKeys } from '#core/navigation/url.ts';

/** URL hash, missing on the server. */
export class BrowserFragments implements Fragments {
  read(): FragmentPairs {
    return typeof location === 'undefined' ? {} : Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  }

  write(pairs: FragmentPairs): void {
    if (typeof location === 'undefined') return;
    history.replaceState(history.state, '', location.pathname + location.search + hashOf(pairs));
  }

  urlWith(pairs: FragmentPairs): string {
    return typeof location === 'undefined' ? hashOf(pairs) : location.origin + location.pathname + hashOf(pairs);
  }

  takeQuery(keys: readonly string[]): FragmentPairs {
    if (typeof location === 'undefined') return {};
    const query = new URLSearchParams(location.search);
    const taken = Object.fromEntries([...query].filter(([key]) => keys.includes(key)));
    if (Object.keys(taken).length > 0) history.replaceState(history.state, '', withoutKeys(location.pathname + location.search + location.hash, keys));
    return taken;
  }

  watch(changed: () => void): () => void {
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }
}

function hashOf(pairs: FragmentPairs): string {
  const text = new URLSearchParams(pairs).toString();
  return text ? `#${text}` : '';
}
