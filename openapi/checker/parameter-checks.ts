import type { Operation, Parameter } from '../read/operation.ts';
import { bodiesShown, callOf, exampleOf, isBound, withParameter, type Parts } from './call.ts';
import type { Chance } from './chance.ts';
import { accepted, refused, type Check, type Expectation } from './check.ts';
import { namesUnknown } from './names/real-examples.ts';
import type { Schemas } from './schemas.ts';
import type { Variant } from './texts.ts';
import { variantsOf } from './variants.ts';

/** Pagination cursor, whose validity only the service knows. */
export const isCursor = ({ pointer }: Parameter): boolean => pointer.uri.startsWith('common.yaml#/components/parameters/Cursor');

/** Value only the service gives out. */
const isGivenOut = ({ schema }: Parameter): boolean => schema.at('x-given-out')?.value === true;

/** Tests both sides of each rule, one parameter at a time, and unknown parameters. */
export function parameterChecks(operation: Operation, parts: Parts, chance: Chance, schemas: Schemas): Check[] {
  const bodies = bodiesShown(operation, parts.real).slice(1);
  const check = (what: string, changed: Parts, expects: Expectation): Check => ({
    kind: 'parameters',
    what,
    call: callOf(operation, changed),
    others: expects.statuses.includes(operation.success.status) ? bodies.map(([, body]) => callOf(operation, { ...changed, body })) : [],
    expects,
    lacking: parts.lacking,
  });
  const known = operation.parameters.filter(({ in: part }) => part === 'query').map(({ name }) => name);
  const made = [chance.word(), ...known.slice(0, 1).map((name) => name.toUpperCase())].filter((name) => !known.includes(name));
  const unknown = operation.ignoresUnknownQuery ? [] : made;
  return [
    ...operation.parameters.flatMap((parameter) => [
      ...missing(parameter).map((what) => check(what, withParameter(parts, parameter, undefined), refused(operation, `${parameter.name} is required`))),
      ...variantsOf(parameter.schema, exampleOf(parameter, parts.real), { chance, schemas, isText: true, real: parts.real, name: parameter.name })
        .filter((variant) => canTravel(parameter, variant))
        .map(({ what, value }) =>
          check(
            `${parameter.name} ${what}`,
            withParameter(parts, parameter, value),
            expectationFor(operation, parameter, schemas.fits(parameter.schema, value), namesUnknown(value, parts.real, parameter.name)),
          ),
        ),
      ...twice(parameter, parts).map((value) =>
        check(`${parameter.name} is given twice`, withParameter(parts, parameter, value), refused(operation, `${parameter.name} is one value`)),
      ),
    ]),
    ...unknown.map((name) =>
      check(`there is a query parameter ${name}`, { ...parts, query: { ...parts.query, [name]: '1' } }, refused(operation, `${name} is not known here`)),
    ),
  ];
}

/** Expects missing for unknown ids, gone for deleted things, and refusal of cursors never given out. */
function expectationFor(operation: Operation, parameter: Parameter, fits: boolean, isUnknown: boolean): Expectation {
  const { name, in: part } = parameter;
  if (!fits) return refused(operation, `${name} is not what the contract takes`, part === 'path' ? [400, 404, 422] : [400, 422]);
  const refusals =
    part === 'path' || isUnknown || isBound(parameter) || operation.method === 'delete'
      ? [404]
      : isCursor(parameter) || isGivenOut(parameter)
        ? [400, 422]
        : [];
  return accepted(operation, operation.isOpen ? [401, ...refusals] : refusals);
}

const missing = ({ name, in: part, isRequired }: Parameter): string[] => (isRequired && part !== 'path' ? [`${name} is missing`] : []);

function twice(parameter: Parameter, { real }: Parts): unknown[] {
  const example = exampleOf(parameter, real);
  return parameter.in === 'query' && parameter.schema.text('type') !== 'array' && example !== undefined ? [[example, example]] : [];
}

/** Skips empty path names, which change the path, and letters that headers cannot carry. */
function canTravel({ in: part }: Parameter, { value }: Variant): boolean {
  const text = String(value);
  if (part === 'path') return !['', '.', '..'].includes(text);
  return part === 'query' || /^[!-~]([ -~]*[!-~])?$/.test(text);
}
