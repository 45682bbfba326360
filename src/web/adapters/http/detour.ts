import type { Middleware } from 'openapi-fetch';

/** The parts of a call as an adapter gives them. */
export interface Given {
  readonly path?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly header?: Record<string, unknown>;
  readonly body?: unknown;
  /** The persona that is asked for, where nothing that is sent says it. It is not sent. */
  readonly persona?: string | undefined;
}

/** The parts of a call, with the persona that asks beside them. */
export const speaking = <Parts extends object>(parts: Parts, persona: string | undefined): Parts & Pick<Given, 'persona'> => ({ ...parts, persona });

/** A call that has not been sent yet, and the ways it may go. */
export interface Call {
  readonly operation: string;
  readonly given: Given;
  readonly bySession: (given?: Given) => Promise<unknown>;
  readonly byKey: (given?: Given) => Promise<unknown>;
  readonly byNobody: (given?: Given) => Promise<unknown>;
}

/** A detour that calls take before they are sent: it chooses the way, and may mark the answer. */
export type Detour = (call: Call) => Promise<unknown>;

/** The detour and the two ways apart from the session. */
export interface KeyedWays {
  readonly detour: Detour;
  /** Whether an answer was other than the session had it, so that the page which the server rendered for the session is not what belongs here. */
  readonly hasOwn: () => boolean;
  readonly sign: Middleware;
  readonly asNobody: Middleware;
}
