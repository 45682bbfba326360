import type { Container } from 'inversify';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { StoresContext } from '#web/views/stores.tsx';

interface AppProps {
  readonly shell: Container;
  /** Called once the page is as the server rendered it. */
  readonly onDrawn?: () => void;
  readonly children: ReactNode;
}

/** The root of the React tree, around the router; server-side rendering and hydration build the same one. */
export const App = ({ shell, onDrawn, children }: AppProps) => {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <StoresContext value={shell}>{children}</StoresContext>
    </StrictMode>
  );
};
