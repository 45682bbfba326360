import type { Operation } from '../read/operation.ts';
import { asksForLater, bodiesShown, callOf, exampleOf, withParameter, type Parts } from './call.ts';
import { accepted, type Check } from './check.ts';
import { isCursor } from './parameter-checks.ts';

/** Requests from the contract's examples: required parts only, each example alone, and all together. */
export function exampleChecks(operation: Operation, parts: Parts): Check[] {
  const check = (what: string, changed: Parts, others: readonly Parts[] = []): Check => ({
    kind: 'examples',
    what,
    call: callOf(operation, changed),
    others: others.map((other) => callOf(operation, other)),
    expects: accepted(operation),
    lacking: parts.lacking,
  });
  const switches = operation.parameters.filter(({ in: part, isRequired, schema }) => part === 'header' && !isRequired && schema.at('enum'));
  const bodies = bodiesShown(operation, parts.real).map(([name, body]) => {
    const shown = { ...parts, body };
    return check(
      `the body ${name}`,
      shown,
      switches.map((one) => withParameter(shown, one, one.schema.at('enum', '0')?.value)),
    );
  });
  const optional = operation.parameters.filter(
    (parameter) => !parameter.isRequired && !isCursor(parameter) && !asksForLater(parameter) && exampleOf(parameter, parts.real) !== undefined,
  );
  const alone = optional.map((parameter) => check(`${parameter.name} as in its example`, withParameter(parts, parameter, exampleOf(parameter, parts.real))));
  const all = optional.reduce((sum, parameter) => withParameter(sum, parameter, exampleOf(parameter, parts.real)), parts);
  return [
    ...(bodies.length > 0 ? bodies : [check('only what is required', parts)]),
    ...alone,
    ...(optional.length > 1 ? [check('all examples together', all)] : []),
  ];
}
