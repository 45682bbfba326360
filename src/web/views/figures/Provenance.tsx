import { Children, type ReactNode } from 'react';

/** Line under every figure: count, period, confidence, method, in that order. */
export const Provenance = ({ children }: { readonly children: ReactNode }) => (
  <p className="prov">
    {Children.map(Children.toArray(children), (part) => (
      <span>{part}</span>
    ))}
  </p>
);
