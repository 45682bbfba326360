import type { Container } from 'inversify';
import { StrictMode, type ReactNode } from 'react';
import { StoresContext } from '#web/views/stores.tsx';

/** The root of the React tree, around the router; server-side rendering and hydration build the same one. */
export const App = ({ shell, children }: { readonly shell: Container; readonly children: ReactNode }) => (
  <StrictMode>
    <StoresContext value={shell}>{children}</StoresContext>
  </StrictMode>
);
