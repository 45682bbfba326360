import { createContext, type ComponentType } from 'react';

/** Part of a screen that stays as printed until the page is first used. */
export interface PartOnUse {
  /** The part, once its code is here. */
  readonly Below: ComponentType | undefined;
  /** Ends when the code is here. */
  readonly here: Promise<unknown>;
  /** Fetches the code; answers whether it came. */
  readonly open: () => Promise<boolean>;
}

export const PartOnUseContext = createContext<PartOnUse | undefined>(undefined);
