// The changes between two operations of one name: how it is asked, what it takes, and what it answers.
import { repeatedBy } from '../../read/complete.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation, Parameter } from '../../read/operation.ts';
import { isRecord } from '../../read/record.ts';
import type { Comparison } from './comparison.ts';
import type { ContractChange } from './contract-change.ts';
import { shown } from './keywords.ts';
import { arrival, departure, dueChanges, pairsIn } from './presence.ts';
import { schemaChanges } from './schema-changes.ts';
import { waysTurns } from './security-ways.ts';

type Changes = readonly ContractChange[];

const walked = ['operationId', 'parameters', 'requestBody', 'responses', 'security'];

export function operationChanges(before: Operation, after: Operation, comparison: Comparison): Changes {
  const asked = comparison.of('operation', '');
  const sent = comparison.of('request', '');
  return [
    ...callChanges(before, after, asked),
    ...asked.words(before.pointer, after.pointer, walked),
    ...waysTurns(before.pointer, after.pointer).flatMap((turned) => asked.change(turned, { after: after.pointer.at('security') ?? after.pointer })),
    ...parameterChanges(before, after, sent),
    ...bodyChanges(before, after, sent),
    ...responseChanges(before, after, comparison),
  ];
}

/** Method, path and name, by which callers and generated clients reach it. */
function callChanges(before: Operation, after: Operation, asked: Comparison): Changes {
  const place = { after: after.pointer };
  const [was, is] = [before, after].map(({ method, path }) => `${method.toUpperCase()} ${path}`) as [string, string];
  const isSameShape = shapeOf(before) === shapeOf(after);
  return [
    ...(before.operationId === after.operationId
      ? []
      : asked.change(
          { turn: 'other', what: `is called ${after.operationId} instead of ${before.operationId}`, breaks: 'clients that were generated with its name' },
          { after: after.pointer.at('operationId') ?? after.pointer },
        )),
    ...(was === is || isSameShape ? [] : asked.change({ turn: 'other', what: `is ${is} instead of ${was}` }, place)),
    ...(was !== is && isSameShape
      ? asked.change(
          { turn: 'other', what: `has names in its path as in ${is} instead of ${was}`, breaks: 'clients that were generated with these names' },
          place,
        )
      : []),
  ];
}

/** Method and path, ignoring names of path parameters. */
export const shapeOf = ({ method, path }: Operation): string => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

function parameterChanges(before: Operation, after: Operation, sent: Comparison): Changes {
  const [was, is] = [before, after].map((operation) => new Map(operation.parameters.map((parameter) => [keyOf(parameter, operation), parameter]))) as [
    Map<string, Parameter>,
    Map<string, Parameter>,
  ];
  const gone = [...was].flatMap(([key, parameter]) => (is.has(key) ? [] : departure(parameter.pointer, placed(sent, parameter))));
  const there = [...is].flatMap(([key, parameter]) => {
    const former = was.get(key);
    const place = placed(sent, parameter);
    return former ? sharedParameter(former, parameter, place) : arrival(parameter.pointer, parameter.isRequired, place);
  });
  return [...gone, ...there];
}

const placed = (sent: Comparison, { in: part, name }: Parameter): Comparison => sent.of('request', `${part} ${name}`);

/** Identifies path parameters by position and headers in any case. */
function keyOf({ in: part, name }: Parameter, { path }: Operation): string {
  const place = path.split('/').findIndex((step) => step.includes(`{${name}}`));
  return `${part} ${part === 'path' ? place : part === 'header' ? name.toLowerCase() : name}`;
}

function sharedParameter(before: Parameter, after: Parameter, place: Comparison): Changes {
  return [
    ...dueChanges(before.isRequired, after.isRequired, after.pointer, place),
    ...place.words(before.pointer, after.pointer, ['name', 'in', 'required', 'schema']),
    ...schemaChanges(before.schema, after.schema, place),
  ];
}

function bodyChanges(before: Operation, after: Operation, sent: Comparison): Changes {
  const place = sent.of('request', 'body');
  const [was, is] = [before.pointer.at('requestBody'), after.pointer.at('requestBody')];
  const [due, dueNow] = [before.body?.isRequired ?? false, after.body?.isRequired ?? false];
  if (!is) return was ? departure(was, place) : [];
  if (!was) return arrival(is, dueNow, place);
  const [bytes, bytesNow] = [before.body?.maxBytes ?? 0, after.body?.maxBytes ?? 0];
  const said = `takes ${bytesNow} bytes instead of ${bytes}`;
  return [
    ...dueChanges(due, dueNow, is, place),
    ...(bytes === bytesNow ? [] : place.change({ turn: bytesNow < bytes ? 'narrower' : 'wider', what: said }, { after: is })),
    ...place.words(was, is, ['required', 'content', 'x-max-bytes']),
    ...contentChanges(was, is, place),
  ];
}

function contentChanges(before: ContractPointer, after: ContractPointer, place: Comparison): Changes {
  return pairsIn('content', before, after).flatMap(([media, from, to]) => {
    if (!to) return place.change({ turn: 'other', what: `is no ${media} any more` }, { before: from });
    if (!from) return place.change({ turn: 'promised', what: `may be ${media} now` }, { after: to });
    const [was, is] = [from.at('schema'), to.at('schema')];
    return [...place.words(from, to, ['schema']), ...(was && is ? schemaChanges(was, is, place) : [])];
  });
}

/** Additional failures are no surprise, as problems look alike and a default is documented. */
const isFailure = (status: string): boolean => /^[45]|^default$/.test(status);

function responseChanges(before: Operation, after: Operation, comparison: Comparison): Changes {
  return pairsIn('responses', before.pointer, after.pointer).flatMap(([status, from, to]) => {
    const place = comparison.of(isFailure(status) ? 'refusal' : 'answer', status);
    if ((!from && follows(after, status, to)) || (!to && follows(before, status, from))) return [];
    if (!from) return place.change({ turn: 'more', what: 'is a new answer', breaks: 'clients that know the former answers alone' }, { after: to });
    if (!to) return place.change({ turn: 'dropped', what: 'is answered no more', breaks: `clients that wait for ${status}` }, { before: from });
    return place.once(from, to, () => [
      ...place.words(from, to, ['content', 'headers', 'links']),
      ...contentChanges(from, to, place),
      ...headerChanges(from, to, place.in(' header ')),
      ...linkChanges(from, to, place.in(' link ')),
    ]);
  });
}

/** Tells whether an answer follows from other words of the operation, whose changes are said themselves. */
const follows = ({ path, method, pointer: { value } }: Operation, status: string, answer: ContractPointer | undefined): boolean =>
  isRecord(value) && repeatedBy({ file: '', path, method }, value).responses[status]?.$ref === answer?.uri;

function headerChanges(before: ContractPointer, after: ContractPointer, place: Comparison): Changes {
  const isDue = (header: ContractPointer): boolean => header.at('required')?.value === true;
  return pairsIn('headers', before, after, (name) => name.toLowerCase()).flatMap(([name, from, to]) => {
    const inside = place.in(name);
    if (!to) return from ? departure(from, inside) : [];
    if (!from) return arrival(to, false, inside);
    const [was, is] = [from.at('schema'), to.at('schema')];
    return [
      ...dueChanges(isDue(from), isDue(to), to, inside),
      ...inside.words(from, to, ['required', 'schema']),
      ...(was && is ? schemaChanges(was, is, inside) : []),
    ];
  });
}

/** Links say the possible next calls and their values. */
function linkChanges(before: ContractPointer, after: ContractPointer, place: Comparison): Changes {
  return pairsIn('links', before, after).flatMap(([name, from, to]) => {
    const inside = place.in(name);
    if (!to) return from ? departure(from, inside) : [];
    if (!from) return arrival(to, false, inside);
    return ['operationId', 'parameters', 'requestBody'].every((word) => shown(from.at(word)?.value) === shown(to.at(word)?.value))
      ? inside.words(from, to, ['operationId', 'parameters', 'requestBody'])
      : inside.change({ turn: 'dropped', what: 'leads elsewhere', breaks: 'clients that follow it' }, { after: to });
  });
}
