import type { FragmentPairs, Fragments } from '#core/navigation/fragments.ts';

/** Reads and writes the hash of the URL. A page that is rendered on the server has none. */
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

  watch(changed: () => void): () => void {
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }
}

function hashOf(pairs: FragmentPairs): string {
  const text = new URLSearchParams(pairs).toString();
  return text ? `#${text}` : '';
}
