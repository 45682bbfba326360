import type { Body, Operation } from '../read/operation.ts';
import { callOf, type Call, type Parts } from './call.ts';
import type { Chance } from './chance.ts';
import { accepted, documents, refused, type Check, type Expectation } from './check.ts';
import { namesIn } from './names/known-names.ts';
import { withMadeUp } from './names/made-up.ts';
import { namesUnknown } from './names/real-examples.ts';
import type { Schemas } from './schemas.ts';
import { variantsOf } from './variants.ts';

const depth = 5_000;

const garbage: Readonly<Record<string, string>> = {
  'is empty': '',
  'is a single {': '{',
  'is []': '[]',
  'is null': 'null',
  'is a text': '"text"',
  'is no JSON': 'name=value',
  'is nested very deeply': '['.repeat(depth) + ']'.repeat(depth),
  'is an object nested very deeply': '{"a":'.repeat(depth / 5) + '1' + '}'.repeat(depth / 5),
};

/** Bodies with one fault at a time, or just within bounds. */
export function bodyChecks(operation: Operation, parts: Parts, chance: Chance, schemas: Schemas): Check[] {
  const { body } = operation;
  if (!body) return [];
  if (body.media === 'multipart/form-data') return formChecks(operation, parts);
  const good = callOf(operation, parts);
  const check = (what: string, call: Call, expects: Expectation): Check => ({
    kind: 'bodies',
    what: `the body ${what}`,
    call,
    expects,
    lacking: parts.lacking,
  });
  const variants = variantsOf(body.schema, parts.body, { chance, schemas, isText: false, real: parts.real }).map(({ what, value: shown }) => {
    const value = withMadeUp(operation, shown, parts.body);
    const ofState = value === shown ? [409, 422] : [422];
    const also = namesIn(shown).length > 0 || namesUnknown(shown, parts.real) ? [404, ...ofState] : ofState;
    return check(
      what,
      { ...good, body: JSON.stringify(value) },
      isTooLarge(body, value)
        ? tooLarge(operation)
        : schemas.fits(body.schema, value)
          ? accepted(operation, also)
          : refused(operation, 'the body is not what the contract takes'),
    );
  });
  const broken = Object.entries(garbage).map(([what, text]) =>
    check(what, { ...good, body: text }, refused(operation, 'the body is not what the contract takes')),
  );
  const { 'content-type': _type, ...untyped } = good.headers;
  const { body: _body, ...bodyless } = good;
  const absent = check(
    'is missing',
    { ...bodyless, headers: untyped },
    body.isRequired ? refused(operation, 'a body is required', [400, 415, 422]) : accepted(operation),
  );
  const foreign = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'].map((type) =>
    check(`comes as ${type}`, { ...good, headers: { ...good.headers, 'content-type': type } }, refused(operation, 'the contract takes only JSON', [415])),
  );
  return [...variants, ...broken, absent, ...foreign, ...sizeChecks(operation, good, check)];
}

const isTooLarge = ({ maxBytes }: Body, value: unknown): boolean => Buffer.byteLength(JSON.stringify(value)) > maxBytes;

const tooLarge = (operation: Operation): Expectation =>
  refused(operation, `the body is larger than ${operation.body?.maxBytes ?? 0} bytes (x-max-bytes, where it is written)`, [413]);

/** Asks forms by their fields alone, as contracts say nothing of the content of files. */
function formChecks(operation: Operation, parts: Parts): Check[] {
  const good = callOf(operation, parts);
  const refusedForm = (what: string, call: Call, statuses?: readonly number[]): Check => ({
    kind: 'bodies',
    what: `the form ${what}`,
    call,
    expects: refused(operation, 'the form is not what the contract takes', statuses),
  });
  const fields = Object.keys(parts.body as object);
  return [
    ...fields.map((name) => refusedForm(`lacks ${name}`, callOf(operation, { ...parts, body: without(parts.body, name) }))),
    refusedForm('has a field too many', callOf(operation, { ...parts, body: { ...(parts.body as object), unheardOf: '' } })),
    refusedForm('ends in the middle', { ...good, body: Buffer.from(good.body ?? '').subarray(0, 40) }),
    refusedForm('is JSON', { ...good, headers: { ...good.headers, 'content-type': 'application/json' }, body: '{}' }, [415]),
  ];
}

const without = (body: unknown, name: string): unknown => Object.fromEntries(Object.entries(body as object).filter(([key]) => key !== name));

/** Exact to the byte for a stated size, otherwise far above all services. Pads with blanks around JSON. */
function sizeChecks(operation: Operation, good: Call, check: (what: string, call: Call, expects: Expectation) => Check): Check[] {
  const { body, pointer } = operation;
  if (!body) return [];
  const missing = body.maxBytes - Buffer.byteLength(good.body ?? '');
  const padded = (more: number): Call => ({ ...good, body: ' '.repeat(Math.max(0, missing + more)) + String(good.body ?? '') });
  const isFar = pointer.at('requestBody')?.number('x-max-bytes') === undefined;
  if (isFar) return documents(operation, 413) ? [check('is ten times too large', padded(body.maxBytes * 9), tooLarge(operation))] : [];
  return [
    check(`is exactly ${body.maxBytes} bytes`, padded(0), accepted(operation)),
    check(`is ${body.maxBytes + 1} bytes`, padded(1), tooLarge(operation)),
    check(`is ten times too large`, padded(body.maxBytes * 9), tooLarge(operation)),
  ];
}
