// Rules of bodies: where one may travel, and that an error is a problem.
import type { Oas3Rule } from '@redocly/openapi-core';
import { placeOf } from './operations.ts';

interface Body {
  readonly content?: object;
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

/** Errors are a problem (RFC 9457) everywhere. */
export const failedWithAProblem: Oas3Rule = () => ({
  Operation(operation, { report, location, resolve }) {
    for (const [status, answer] of Object.entries(operation.responses ?? {})) {
      if (!isError(status)) continue;
      const { node } = resolve<Body>(answer);
      if (!node) continue;
      const types = Object.keys(node.content ?? {});
      if (types.length === 1 && types[0] === problemType) continue;
      report({
        message: `answers ${status} with ${types.join(', ') || 'no body'}: an error is ${problemType} and nothing else.`,
        location: location.child(['responses', status]).key(),
      });
    }
  },
});

const isError = (status: string): boolean => status === 'default' || /^[45]/.test(status);
