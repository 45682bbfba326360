import { methods, type Operation, type Parameter } from '../read/operation.ts';
import type { ContractPointer } from '../read/contract-pointer.ts';
import { callOf, exampleOf, inSession, neededParts, type Parts } from './call.ts';
import type { Chance } from './chance.ts';
import { documents, refused, type Check } from './check.ts';
import type { Schemas } from './schemas.ts';
import { textFor } from './texts.ts';

/** Well-formed unknown names, where the contract says what follows. */
export function unknownIdChecks(operation: Operation, parts: Parts, chance: Chance, schemas: Schemas): Check[] {
  const names = operation.parameters.filter(({ in: part, schema }) => part === 'path' && !schema.at('enum'));
  if (!documents(operation, 404)) return [];
  return names.flatMap((parameter) =>
    [0, 1].map((): Check => {
      const { name } = parameter;
      const path = { ...parts.path, [name]: madeUp(parameter, chance, schemas) };
      return {
        kind: 'unknown ids',
        what: `${name} is ${path[name]}`,
        call: callOf(operation, { ...parts, path }),
        expects: refused(operation, `nothing is called ${path[name]}`, [404]),
      };
    }),
  );
}

export function methodChecks(operation: Operation, all: readonly Operation[], parts: Parts): Check[] {
  const allow = all.filter(({ path }) => path === operation.path).map(({ method }) => method);
  const { target, headers } = callOf(operation, { ...parts, query: {} });
  return methods
    .filter((method) => !allow.includes(method))
    .map((method) => ({
      kind: 'methods',
      what: method.toUpperCase(),
      call: { method: method.toUpperCase(), target, headers },
      expects: {
        statuses: [405],
        because: `${operation.path} does not take ${method.toUpperCase()}`,
        allow: allow.map((name) => name.toUpperCase()),
      },
    }));
}

/** Secured operations without a session, and with made-up ones of each kind. */
export function securityChecks(operation: Operation, ids: Readonly<Record<string, string>>, file: ContractPointer, chance: Chance): Check[] {
  if (operation.isOpen) return [];
  const parts = neededParts(operation, ids);
  const schemes = (operation.pointer.at('security')?.parts ?? []).flatMap(([, requirement]) => requirement.parts.map(([name]) => name));
  const forged = schemes.flatMap((name) => forgery(file.at('components', 'securitySchemes', name), chance.word(32)) ?? []);
  return [{ what: 'nobody is signed in', header: {} }, ...forged].map(({ what, header }) => ({
    kind: 'security',
    what,
    call: callOf(operation, inSession(parts, header)),
    expects: refused(operation, 'only a signed-in caller may ask this', [401]),
  }));
}

function forgery(scheme: ContractPointer | undefined, token: string): { readonly what: string; readonly header: Readonly<Record<string, string>> } | undefined {
  const name = scheme?.text('name') ?? '';
  if (scheme?.text('type') === 'http') return { what: 'the bearer is made up', header: { authorization: `Bearer ${token}` } };
  if (scheme?.text('in') === 'cookie') return { what: `the cookie ${name} is made up`, header: { cookie: `${name}=${token}` } };
  return scheme?.text('in') === 'header' ? { what: `the header ${name} is made up`, header: { [name]: token } } : undefined;
}

function madeUp(parameter: Parameter, chance: Chance, schemas: Schemas): string {
  const { schema } = parameter;
  const word = chance.word(Math.min(schema.number('maxLength') ?? 24, 24));
  const digits = String(900_000_000 + chance.below(90_000_000));
  const shaped = String(exampleOf(parameter) ?? '').replaceAll(/[a-z0-9]/g, (sign) => (sign < 'a' ? String(chance.below(10)) : chance.word(1)));
  const candidates = [word, word.toUpperCase(), digits, `${word}-${word}`, shaped];
  return candidates.find((text) => schemas.fitsText(schema, text)) ?? textFor(schema, schemas);
}
