import { useEffect, useState } from 'react';

/** Moves the focus after the render that a press brings. The control that was pressed is gone by then, and what takes the focus is there. */
export function useFocusAfterRender(): (find: () => HTMLElement | null | undefined) => void {
  const [wanted, want] = useState<{ readonly find: () => HTMLElement | null | undefined }>();
  useEffect(() => wanted?.find()?.focus(), [wanted]);
  return (find) => want({ find });
}
