import { createContext } from 'react';

/** Adds a layer to the tab's history for Back. The answer removes it. */
export type Cover = (close: () => void) => () => void;

export const noCover: Cover = () => () => undefined;

export const CoverContext = createContext(noCover);
