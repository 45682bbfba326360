import { useEffect } from 'react';

/** Unfolds content for print in browsers whose styles cannot. */
export function useUnfoldedPrint(): void {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return;
    let folded: readonly HTMLDetailsElement[] = [];
    const set = (isOpen: boolean) => {
      if (isOpen) folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const each of folded) each.open = isOpen;
    };
    const [unfold, fold] = [() => set(true), () => set(false)];
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, []);
}
