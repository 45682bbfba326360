import { Children, type ReactNode } from 'react';

/** The line under every figure: how many, the period, how sure, how counted, in that order. Each child that is there is one part of it. */
export const Provenance = ({ children }: { readonly children: ReactNode }) => (
  <p className="prov">
    {Children.map(Children.toArray(children), (part) => (
      <span>{part}</span>
    ))}
  </p>
);
