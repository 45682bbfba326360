import { useEffect, useRef, useState, type RefObject } from 'react';

/** The focus on the first invalid field of a form, or on the question that holds it up, which says so by `data-stops`. `point` is called after a press on send: what is wrong is often out of sight on a low screen, above the button or below the bar. */
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
