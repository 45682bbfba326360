import { createContext, type ComponentType } from 'react';

/** The part of a screen whose code comes when the page is first used: until then it is what the server printed. */
export interface PartOnUse {
  /** The part, once its code is here. */
  readonly Below: ComponentType | undefined;
  /** Ends when the code is here. */
  readonly here: Promise<unknown>;
  /** Fetches the code; answers whether it came. */
  readonly open: () => Promise<boolean>;
}

export const PartOnUseContext = createContext<PartOnUse | undefined>(undefined);
