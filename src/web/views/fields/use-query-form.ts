import type { SyntheticEvent } from 'react';
import { useNavigate } from '../router.ts';

/** Form values as a query, without empty ones. */
export const queryIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])));

/** Form that asks by URL. Works without script, else applies choices at once. */
export function useQueryForm(urlOf: (query: URLSearchParams) => string, { replace = false }: { readonly replace?: boolean } = {}) {
  const navigate = useNavigate();
  const pick = (form: HTMLFormElement) => void navigate(urlOf(queryIn(form)), { preventScrollReset: true, replace });
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    pick(event.currentTarget);
  };
  return { pick, onSubmit };
}
