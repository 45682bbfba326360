// The rules of this codebase as one Redocly plugin, and which of Redocly's own rules stand beside them.
import type { Plugin, RawUniversalConfig } from '@redocly/openapi-core';
import { carriedWhereAllowed, failedWithAProblem } from './bodies.ts';
import { answeredToNobody, carriedByOne, closedToBots, described, linkedToWhatExists, named, writtenFromOurPages } from './operations.ts';
import { traced } from './repeated.ts';
import { bounded, closed, limitedByName, matchedByAPattern, nullByReference, ofAKnownFormat, saidOfProperties } from './schemas.ts';

const rules: NonNullable<NonNullable<Plugin['rules']>['oas3']> = {
  described,
  named,
  traced,
  'written-from-our-pages': writtenFromOurPages,
  'linked-to-what-exists': linkedToWhatExists,
  'closed-to-bots': closedToBots,
  'answered-to-nobody': answeredToNobody,
  'carried-by-one': carriedByOne,
  'carried-where-allowed': carriedWhereAllowed,
  'failed-with-a-problem': failedWithAProblem,
  bounded,
  closed,
  'limited-by-name': limitedByName,
  'said-of-properties': saidOfProperties,
  'null-by-reference': nullByReference,
  'of-a-known-format': ofAKnownFormat,
  'matched-by-a-pattern': matchedByAPattern,
  'of-one-version': () => ({
    Root({ openapi }, { report, location }) {
      if (openapi !== '3.1.0')
        report({ message: `is OpenAPI ${openapi}: every file is 3.1.0, which all our tools read alike.`, location: location.child('openapi') });
    },
  }),
};

const plugin: Plugin = { id: 'daftar', rules: { oas3: rules } };

/** Lints shared parts alone, where nothing uses them. */
export const configFor = (operationIds: readonly string[], isShared: boolean): RawUniversalConfig => ({
  extends: ['recommended-strict'],
  plugins: [plugin],
  rules: {
    ...Object.fromEntries(Object.keys(rules).map((name) => [`daftar/${name}`, 'error'])),
    'daftar/linked-to-what-exists': { severity: 'error', operationIds },
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
    'no-invalid-parameter-examples': { severity: 'error', allowAdditionalProperties: false },
    'no-invalid-schema-examples': { severity: 'error', allowAdditionalProperties: false },
    'no-ambiguous-paths': 'off',
    'operation-tag-defined': 'error',
    'operation-summary': 'off',
    'operation-operationId': 'off',
    'operation-4xx-response': 'off',
    ...(isShared ? { 'no-unused-components': 'off', 'no-empty-servers': 'off' } : {}),
  },
});
