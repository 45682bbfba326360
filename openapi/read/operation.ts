import type { ContractPointer } from './contract-pointer.ts';

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** One operation as its file describes it, with the parameters of its path merged in. */
export interface Operation {
  readonly service: string;
  readonly operationId: string;
  readonly method: Method;
  /** The path from the root of the origin, with `{names}` in it. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Whether names that the query has and the contract has not are passed over, because another site writes the URL. */
  readonly ignoresUnknownQuery: boolean;
  readonly body: Body | undefined;
  readonly success: Success;
  /** Whether anyone may ask, signed in or not. */
  readonly isOpen: boolean;
  /** Whether it is answered to nobody in particular: a request with a session is refused, and no account is ever looked up. */
  readonly isByNobody: boolean;
  /** Whether a persona may ask by the signature of its key. */
  readonly takesSignature: boolean;
  /** Whether the key of a contribution may ask by its signature: it has no name, and no persona is behind it. */
  readonly takesContribution: boolean;
  /** Whether a member may ask by their session; nobody but a persona may ask some. */
  readonly takesSession: boolean;
  /** Whether a key without a name may sign, as the one that makes a name by asking, or deletes it once more because the answer was lost. */
  readonly isOpenToNameless: boolean;
  /** True where a key may have it taken now and carried out later. */
  readonly mayWait: boolean;
  /** Whether a member with a deactivated account may ask anyway. */
  readonly isOpenToDeactivated: boolean;
  /** Whether a member with a banned account may ask anyway, although it changes something. */
  readonly isOpenToBanned: boolean;
  /** Whether search engines are refused, by how they name themselves. */
  readonly refusesBots: boolean;
  /** Whether asking changes something, so that another site may not ask in anyone's name. */
  readonly changes: boolean;
  /** The seconds for which one answer may be cached and given to every guest. */
  readonly cacheSeconds: number | undefined;
  /** Whether the answer does not depend on who asks, so that a member's page may show the one that is stored for guests. */
  readonly isSameForAll: boolean;
  /** Whether guests are shown nothing any more, once it is done, that was cached before it: it removes or rewrites what they read. */
  readonly clearsCache: boolean;
  /** The thing that it is counted as, once it succeeded. */
  readonly countsAs: string | undefined;
  readonly rateLimit: RateLimit | undefined;
  /** The timeout after which the answer says to come back, where it differs from the usual. */
  readonly timeoutSeconds: number | undefined;
  readonly pointer: ContractPointer;
}

/** The answer when all goes well: a value, nothing, or a redirect. */
interface Success {
  readonly status: number;
  readonly schema: ContractPointer | undefined;
  readonly isRedirect: boolean;
  readonly setsCookies: boolean;
  /** Headers that are always the same. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The rate limit per member, and of all guests of one network together. Operations of one group count together. */
interface RateLimit {
  readonly requests: number;
  /** The requests of all guests of a network: as many as `requests`, unless the contract allows them more. */
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

/** The media of a body: JSON, as a form in which every field is a file, or as bytes that are taken as they are. */
type BodyMedia = 'application/json' | 'multipart/form-data' | 'application/octet-stream';

export interface Body {
  readonly media: BodyMedia;
  readonly isRequired: boolean;
  readonly maxBytes: number;
  readonly schema: ContractPointer;
}
