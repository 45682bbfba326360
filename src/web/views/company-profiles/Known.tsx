import type { ReactNode } from 'react';

export const Known = ({ term, children }: { readonly term: string; readonly children: ReactNode }) =>
  children ? (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  ) : null;
