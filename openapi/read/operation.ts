import type { ContractPointer } from './contract-pointer.ts';

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

export interface Operation {
  readonly service: string;
  readonly operationId: string;
  readonly method: Method;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Ignores unknown query names, as another site writes the URL, or takes them as custom ones. */
  readonly ignoresUnknownQuery: boolean;
  /** Parameter that takes custom pairs of the query as one text. */
  readonly customQuery: string | undefined;
  readonly body: Body | undefined;
  readonly success: Success;
  readonly isOpen: boolean;
  /** Anonymous operation: refuses sessions and never looks an account up. */
  readonly isByNobody: boolean;
  readonly takesSignature: boolean;
  /** Accepts a contribution's key, without any persona. */
  readonly takesContribution: boolean;
  /** Accepts a session; some operations are for personas only. */
  readonly takesSession: boolean;
  /** Accepts a session at a company's desk, which the operation looks up itself. */
  readonly takesDesk: boolean;
  /** Accepts nameless keys, as for making a name or retrying its deletion. */
  readonly isOpenToNameless: boolean;
  /** Allows execution later for requests by key. */
  readonly mayWait: boolean;
  readonly isOpenToDeactivated: boolean;
  /** Open to banned accounts despite changing something. */
  readonly isOpenToBanned: boolean;
  /** Refuses self-identified search engines. */
  readonly refusesBots: boolean;
  /** Changes state, so cross-site requests are refused. */
  readonly changes: boolean;
  /** Shared cache lifetime for guests, in seconds. */
  readonly cacheSeconds: number | undefined;
  /** Answer is the same for everyone, so members may get the copy cached for guests. */
  readonly isSameForAll: boolean;
  /** Invalidates guests' cached answers after removing or rewriting content. */
  readonly clearsCache: boolean;
  /** Field of the answer with the id of what changed, of which nothing cached is shown any more. */
  readonly renews: string | undefined;
  readonly countsAs: string | undefined;
  readonly rateLimit: RateLimit | undefined;
  readonly timeoutSeconds: number | undefined;
  readonly pointer: ContractPointer;
}

interface Success {
  readonly status: number;
  readonly schema: ContractPointer | undefined;
  readonly isRedirect: boolean;
  readonly setsCookies: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** Limit per member and per guest network, shared within a group. */
interface RateLimit {
  readonly requests: number;
  /** Requests of all guests of a network; defaults to `requests`. */
  readonly guests: number;
  readonly seconds: number;
  readonly group: string | undefined;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  readonly schema: ContractPointer;
  readonly pointer: ContractPointer;
}

type BodyMedia = 'application/json' | 'multipart/form-data' | 'application/octet-stream';

export interface Body {
  readonly media: BodyMedia;
  readonly isRequired: boolean;
  readonly maxBytes: number;
  readonly schema: ContractPointer;
}
