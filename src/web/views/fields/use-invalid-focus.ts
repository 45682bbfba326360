import { useEffect, useRef, useState, type RefObject } from 'react';

/** Focuses the first invalid field or a question marked `data-stops`, as problems are often out of sight. */
export function useInvalidFocus<Form extends HTMLElement>(): { readonly form: RefObject<Form | null>; readonly point: () => void } {
  const form = useRef<Form>(null);
  const [tries, count] = useState(0);
  // After the render that has marked the fields.
  useEffect(() => {
    if (tries === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-stops]');
    (invalid instanceof HTMLFieldSetElement ? invalid.querySelector('input') : invalid)?.focus();
  }, [tries]);
  return { form, point: () => count((before) => before + 1) };
}
