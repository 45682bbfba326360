// Rules of bodies: where one may travel, and that a reader sees an example of each.
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { placeOf } from './operations.ts';

interface Body {
  readonly content?: Record<string, { readonly examples?: object }>;
}

const problemType = 'application/problem+json';

export const carriedWhereAllowed: Oas3Rule = () => ({
  Operation(operation, { report, location, resolve }) {
    const { method } = placeOf(location.pointer);
    if (operation.requestBody && ['get', 'delete', 'head'].includes(method)) {
      report({
        message: `is a ${method.toUpperCase()} with a body, which proxies drop: use parameters, or another method.`,
        location: location.child('requestBody').key(),
      });
    }
    for (const [status, answer] of Object.entries(operation.responses ?? {})) {
      const { node } = resolve<Body>(answer);
      if (['204', '205', '304'].includes(status) && node?.content) {
        report({
          message: `answers ${status} with content, which no client reads: answer 200, or drop the content.`,
          location: location.child(['responses', status]).key(),
        });
      }
    }
  },
});

/** Errors look alike everywhere: a problem (RFC 9457) and nothing else. */
export const failedWithAProblem: Oas3Rule = () => ({
  Operation(operation, { report, location, resolve }) {
    for (const [status, answer] of Object.entries(operation.responses ?? {})) {
      if (!isError(status)) continue;
      const types = Object.keys(resolve<Body>(answer).node?.content ?? {});
      if (types.length === 1 && types[0] === problemType) continue;
      report({
        message: `answers ${status} with ${types.join(', ') || 'no body'}: an error is ${problemType} and nothing else.`,
        location: location.child(['responses', status]).key(),
      });
    }
  },
});

/** Every body that is sent or answered has a named example; whether it is valid is judged by Redocly's own rules. */
export const shownByExample: Oas3Rule = () => ({
  Operation(operation, { report, location, resolve }) {
    const wants = (what: string, body: object | undefined, at: UserContext['location']) => {
      const { node } = body ? resolve<Body>(body) : {};
      for (const [type, media] of Object.entries(node?.content ?? {})) {
        if (!Object.keys(media.examples ?? {}).length)
          report({ message: `shows no example of ${what} as ${type}: write a named one under \`examples\`.`, location: at.key() });
      }
    };
    wants('its request', operation.requestBody, location.child('requestBody'));
    for (const [status, answer] of Object.entries(operation.responses ?? {})) {
      if (status.startsWith('2') || isError(status)) wants(`its answer ${status}`, answer, location.child(['responses', status]));
    }
  },
});

const isError = (status: string): boolean => status === 'default' || /^[45]/.test(status);
