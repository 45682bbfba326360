import { createContext } from 'react';

/** Tells the history of the tab of a layer over the page, with how Back closes it; the answer takes the layer away again. */
export type Cover = (close: () => void) => () => void;

export const noCover: Cover = () => () => undefined;

export const CoverContext = createContext(noCover);
