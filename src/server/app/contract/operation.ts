import type { Place } from './place.ts';

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** One operation as its file describes it, with the parameters of its path merged in. */
export interface Operation {
  readonly service: string;
  readonly operationId: string;
  readonly method: Method;
  /** From the root of the origin, with `{names}` in it. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly success: { readonly status: number; readonly schema: Place | undefined };
  /** Whether anybody may ask, signed in or not. */
  readonly isOpen: boolean;
  /** For how long one answer may be given to every guest. */
  readonly keptSeconds: number | undefined;
  readonly limit: { readonly requests: number; readonly seconds: number } | undefined;
  readonly place: Place;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  readonly schema: Place;
  readonly place: Place;
}

export interface Body {
  readonly isRequired: boolean;
  readonly maxBytes: number;
  readonly schema: Place;
}
