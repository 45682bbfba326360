import type { SyntheticEvent } from 'react';
import { useNavigate } from '../router.ts';

/** What is filled in in a form, as the query of a URL; what is left empty is no part of it. */
export const queryIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])));

/** A form that asks for a list by its URL. A plain one: it works without a script, and with one a choice applies at once when it is picked. Within a layer over the page its URLs take the place of the one before. */
export function useQueryForm(urlOf: (query: URLSearchParams) => string, { replace = false }: { readonly replace?: boolean } = {}) {
  const navigate = useNavigate();
  const pick = (form: HTMLFormElement) => void navigate(urlOf(queryIn(form)), { preventScrollReset: true, replace });
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    pick(event.currentTarget);
  };
  return { pick, onSubmit };
}
