import type { Container } from 'inversify';
import { StrictMode, type ReactNode } from 'react';
import { StoresContext } from '#web/views/stores.tsx';

/** The house around whatever router stands in it; the browser and the printer build the same one. */
export const App = ({ shell, children }: { readonly shell: Container; readonly children: ReactNode }) => (
  <StrictMode>
    <StoresContext value={shell}>{children}</StoresContext>
  </StrictMode>
);
