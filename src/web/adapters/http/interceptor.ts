import type { OperationFacts } from '#contract/operation-facts.ts';
import type { Middleware } from 'openapi-fetch';

export interface BodyForm {
  readonly headers: Readonly<Record<'content-type', string>>;
  readonly bodySerializer: (body: unknown) => unknown;
  /** Lets the call outlive its page. */
  readonly keepalive?: boolean;
}

export interface Given {
  readonly path?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly header?: Record<string, unknown>;
  readonly body?: unknown;
  readonly form?: BodyForm;
  /** Asking persona where the request does not name it, never sent. */
  readonly persona?: string | undefined;
}

export const asPersona = <Parts extends object>(parts: Parts, persona: string | undefined): Parts & Pick<Given, 'persona'> => ({ ...parts, persona });

export type Send = (given: Given, sign?: Middleware) => Promise<unknown>;

export interface NamedCall {
  readonly operation: string;
  readonly facts: OperationFacts;
}

/** Chooses the transport of calls and may mark their answers. */
export interface KeyedInterceptor {
  readonly take: (call: NamedCall, given: Given, send: Send) => Promise<unknown>;
  /** True where an answer differed from the session's, so that the server-rendered page is wrong here. */
  readonly hasOwn: () => boolean;
  readonly holdsKey: () => Promise<boolean>;
  readonly pictureAt: (url: string) => Promise<string>;
}
