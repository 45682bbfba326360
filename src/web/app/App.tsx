import type { Container } from 'inversify';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { StoresContext } from '#web/views/stores.tsx';

interface AppProps {
  readonly shell: Container;
  /** Called once the page matches the server's. */
  readonly onDrawn?: () => void;
  readonly children: ReactNode;
}

/** React root, identical for SSR and hydration. */
export const App = ({ shell, onDrawn, children }: AppProps) => {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <StoresContext value={shell}>{children}</StoresContext>
    </StrictMode>
  );
};
