import type { OperationFacts } from '#contract/operation-facts.ts';
import type { Middleware } from 'openapi-fetch';

/** A media type, and the body as it is sent. */
export interface BodyForm {
  readonly headers: Readonly<Record<'content-type', string>>;
  readonly bodySerializer: (body: unknown) => unknown;
  /** Whether the call goes on when its page is left. */
  readonly keepalive?: boolean;
}

/** The parts of a call as an adapter gives them. */
export interface Given {
  readonly path?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly header?: Record<string, unknown>;
  readonly body?: unknown;
  /** The form in which a body travels that is neither JSON nor a form of fields. */
  readonly form?: BodyForm;
  /** The persona that is asked for, where nothing that is sent says it. It is not sent. */
  readonly persona?: string | undefined;
}

/** The parts of a call, with the persona that asks beside them. */
export const asPersona = <Parts extends object>(parts: Parts, persona: string | undefined): Parts & Pick<Given, 'persona'> => ({ ...parts, persona });

/** A sender of one call: by the session, or apart from it, as its middleware signs. */
export type Send = (given: Given, sign?: Middleware) => Promise<unknown>;

/** An operation by its name, with what its contract says of it. */
export interface NamedCall {
  readonly operation: string;
  readonly facts: OperationFacts;
}

/** The detour that calls take before they are sent: it chooses the way, and may mark the answer. */
export interface KeyedInterceptor {
  readonly take: (call: NamedCall, given: Given, send: Send) => Promise<unknown>;
  /** Whether an answer was other than the session had it, so that the page which the server rendered for the session is not what belongs here. */
  readonly hasOwn: () => boolean;
  /** Whether this device holds the key of a made-up name. */
  readonly holdsKey: () => Promise<boolean>;
  /** The address of a picture of one's own that not everyone may see, brought here by the key. */
  readonly pictureAt: (url: string) => Promise<string>;
}
