import type { ReactNode } from 'react';

/** A fact with its name; where it is not known, neither is there. */
export const Known = ({ term, children }: { readonly term: string; readonly children: ReactNode }) =>
  children ? (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  ) : null;
