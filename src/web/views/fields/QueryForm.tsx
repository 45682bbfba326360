import type { ReactNode } from 'react';
import { useNavigate } from '../router.ts';
import { queryIn } from './query-in.ts';

interface QueryFormProps {
  /** The screen that answers. */
  readonly action: string;
  /** The URL for what is filled in. */
  readonly urlOf: (query: URLSearchParams) => string;
  readonly label?: string;
  readonly role?: 'search';
  readonly className?: string | undefined;
  /** The order of the list, where it is not the usual one. */
  readonly sort?: string | undefined;
  /** The fields; what they are given applies the form as it stands after a choice. */
  readonly children: (pick: (form: HTMLFormElement) => void) => ReactNode;
}

/** A form that asks for a list by its URL. A plain one: it works without a script, and with one every choice applies at once. */
export function QueryForm({ urlOf, label, sort, children, ...form }: QueryFormProps) {
  const navigate = useNavigate();
  const pick = (element: HTMLFormElement) => void navigate(urlOf(queryIn(element)), { preventScrollReset: true });
  return (
    <form
      {...form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        pick(event.currentTarget);
      }}
    >
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      {children(pick)}
    </form>
  );
}
