// Rules of schemas: no value without a bound, no field that was not named, and none of which nothing is said.
import type { Async3Rule, Oas3Rule, UserContext } from '@redocly/openapi-core';

interface Value {
  readonly type?: string | string[] | undefined;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMinimum?: unknown;
  readonly exclusiveMaximum?: unknown;
  readonly properties?: object | undefined;
  readonly additionalProperties?: unknown;
  readonly propertyNames?: unknown;
  readonly maxProperties?: number | undefined;
  readonly unevaluatedProperties?: unknown;
  readonly 'x-bound'?: unknown;
}

/** Formats that validators on both sides of the wire know. */
const formats = ['date-time', 'date', 'time', 'duration', 'uri', 'uri-reference', 'email', 'uuid', 'ipv4', 'ipv6', 'binary'];

export const bounded: Oas3Rule = () => ({
  Schema(schema: Value, { report, location }) {
    const types = [schema.type ?? []].flat();
    if (schema.enum !== undefined || schema.const !== undefined) return;
    if (types.includes('string') && !schema.format && schema.maxLength === undefined)
      report({ message: 'is a string of any length: give it a maxLength.', location: location.key() });
    if (types.includes('array') && schema.maxItems === undefined) report({ message: 'is an array of any length: give it maxItems.', location: location.key() });
    if (!types.includes('integer')) return;
    const isBounded = (schema.minimum ?? schema.exclusiveMinimum) !== undefined && (schema.maximum ?? schema.exclusiveMaximum) !== undefined;
    if (!isBounded) report({ message: 'is an integer of any size: give it a minimum and a maximum.', location: location.key() });
  },
});

/** Properties say what their name does not, as callers have only the contract. */
const saidOfEach = {
  Schema({ properties }: Value, { report, location }: UserContext): void {
    for (const [name, value] of Object.entries<unknown>({ ...properties })) {
      if (!isObject(value) || '$ref' in value || ('description' in value && value.description)) continue;
      const message = 'has no description: say in a line what its name does not, such as the unit, what null or an empty list means, and what is counted.';
      report({ message, location: location.child(['properties', name]).key() });
    }
  },
};

export const saidOfProperties: Oas3Rule = () => saidOfEach;
export const saidOfMessages: Async3Rule = () => saidOfEach;

/** Nullable named objects use a reference, which avoids copies. */
export const nullByReference: Oas3Rule = () => ({
  Schema(schema: Value, { report, location }) {
    const types = [schema.type ?? []].flat();
    if (!/^#\/components\/schemas\/[^/]+$/.test(location.pointer) || !types.includes('object') || !types.includes('null')) return;
    report({
      message: "is an object or null: name the object alone, and refer to it with `oneOf` and `type: 'null'` beside it.",
      location: location.child('type'),
    });
  },
});

/** Request bodies have only named fields at every depth, or bounded maps. */
export const closed: Oas3Rule = () => ({
  RequestBody: {
    MediaType({ schema }, context) {
      eachSent(schema, context, (value, location) => {
        if (isOpen(value))
          context.report({
            message: 'is sent to us and takes any field: write `additionalProperties: false`, or of a map `propertyNames` and `maxProperties`.',
            location: location.key(),
          });
      });
    },
  },
});

/** Limits of requests name their constant of core, or say that they exist here alone. */
export const limitedByName: Oas3Rule = () => {
  const hold = (schema: object | undefined, context: UserContext): void =>
    eachSent(schema, context, (value, location) => {
      if (!hasLimit(value) || value['x-bound'] !== undefined) return;
      const message = 'has a limit without a name: write `x-bound` with the constant of core, or `x-bound: here` where nothing else keeps this limit.';
      context.report({ message, location: location.key() });
    });
  return {
    Parameter({ schema }, context) {
      hold(schema, context);
    },
    RequestBody: {
      MediaType({ schema }, context) {
        hold(schema, context);
      },
    },
  };
};

const hasLimit = ({ maxLength, maxItems, pattern, format, enum: oneOf }: Value): boolean =>
  maxItems !== undefined || (maxLength !== undefined && pattern === undefined && format === undefined && oneOf === undefined);

function eachSent(schema: object | undefined, { location, resolve }: UserContext, look: (value: Value, location: UserContext['location']) => void): void {
  const seen = new Set<string>();
  const visit = (found: object, at: UserContext['location']): void => {
    const { node, location: target } = resolve<Value>(found, at.source.absoluteRef);
    const there = '$ref' in found && target ? target : at;
    if (!node || seen.has(there.absolutePointer)) return;
    seen.add(there.absolutePointer);
    look(node, there);
    for (const { steps, inner } of innerSchemas(node)) visit(inner, there.child(steps));
  };
  if (schema) visit(schema, location.child('schema'));
}

const isOpen = ({ type, properties, additionalProperties, unevaluatedProperties, propertyNames, maxProperties }: Value): boolean =>
  ([type ?? []].flat().includes('object') || properties !== undefined) &&
  additionalProperties !== false &&
  unevaluatedProperties !== false &&
  !(isObject(additionalProperties) && isObject(propertyNames) && maxProperties !== undefined);

function innerSchemas(schema: object): { readonly steps: string[]; readonly inner: object }[] {
  const entries: [string, unknown][] = Object.entries(schema);
  return entries.flatMap(([keyword, value]) => {
    if (!isObject(value)) return [];
    if (['items', 'additionalProperties', 'not'].includes(keyword)) return [{ steps: [keyword], inner: value }];
    if (!['properties', 'allOf', 'oneOf', 'anyOf', 'prefixItems'].includes(keyword)) return [];
    const named: [string, unknown][] = Object.entries(value);
    return named.flatMap(([name, inner]) => (isObject(inner) ? [{ steps: [keyword, name], inner }] : []));
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const ofAKnownFormat: Oas3Rule = () => ({
  Schema(schema: Value, { report, location }) {
    if (schema.format && !formats.includes(schema.format)) {
      report({
        message: `has the format ${schema.format}, which nobody checks: take one of ${formats.join(', ')}, or a pattern.`,
        location: location.child('format'),
      });
    }
  },
});

export const matchedByAPattern: Oas3Rule = () => ({
  Schema({ pattern }: Value, { report, location }) {
    const problem = pattern === undefined ? undefined : problemWith(pattern);
    if (problem)
      report({ message: `has a pattern that does not compile under the u flag (${problem}): escape what is special.`, location: location.child('pattern') });
  },
});

function problemWith(pattern: string): string | undefined {
  try {
    RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
