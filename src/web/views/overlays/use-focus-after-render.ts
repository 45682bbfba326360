import { useEffect, useState } from 'react';

/** Moves focus after the render, when the pressed control is gone. */
export function useFocusAfterRender(): (find: () => HTMLElement | null | undefined) => void {
  const [wanted, want] = useState<{ readonly find: () => HTMLElement | null | undefined }>();
  useEffect(() => wanted?.find()?.focus(), [wanted]);
  return (find) => want({ find });
}
