// What operations repeat: it follows from path, method, security and body, so `npm run check -- --fix contracts` writes it.
import type { Oas3Rule } from '@redocly/openapi-core';

export interface Answering {
  readonly security?: readonly object[];
  readonly requestBody?: unknown;
  readonly 'x-changes'?: boolean;
  readonly 'x-open-to-banned'?: boolean;
  readonly 'x-bots'?: string;
}

export const fixWrites = '`npm run check -- --fix contracts` writes';

export const changesSomething = (method: string, operation: Answering): boolean => !['get', 'head'].includes(method) || operation['x-changes'] === true;

/** Documented error responses of an operation, including 409 for banned accounts and 422 for search engines. */
export function answersOf(path: string, method: string, operation: Answering): ReadonlyMap<string, string> {
  const isSecured = (operation.security ?? []).some((scheme) => Object.keys(scheme).length > 0);
  const isWriting = changesSomething(method, operation);
  const hasBody = operation.requestBody !== undefined;
  const answers: readonly (readonly [boolean, string, string])[] = [
    [true, '400', 'Invalid'],
    [isSecured, '401', 'SignedOut'],
    [isWriting, '403', 'Forbidden'],
    [path.includes('{'), '404', 'Missing'],
    [isSecured && isWriting && operation['x-open-to-banned'] !== true, '409', 'Conflict'],
    [hasBody, '413', 'TooLarge'],
    [hasBody, '415', 'UnsupportedMediaType'],
    [operation['x-bots'] === 'refused', '422', 'Refused'],
    [true, '429', 'Limited'],
    [true, 'default', 'Broken'],
  ];
  return new Map(answers.flatMap(([isWanted, status, name]) => (isWanted ? [[status, name] as const] : [])));
}

/** Answers name their request, so that a complaint leads to its log line. */
export const traced: Oas3Rule = () => ({
  Operation({ responses }, { report, location, resolve }) {
    for (const [status, answer] of Object.entries(responses ?? {})) {
      const { node } = resolve<{ readonly headers?: Readonly<Record<string, unknown>> }>(answer);
      if (!node || node.headers?.['x-request-id']) continue;
      report({ message: `answers ${status} without the header x-request-id: ${fixWrites} it.`, location: location.child(['responses', status]).key() });
    }
  },
});
