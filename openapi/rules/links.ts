// Links of an answer: what can be asked next, and where what was sent is read.
import { isRecord } from '#core/record.ts';
import type { ContractPointer } from '../read/contract-pointer.ts';
import { itemOf, schemaAt } from './places.ts';
import { answeredSchema, sentSchema, askedParameters, schemaOf, successesOf, type ServedOperation } from './served-operation.ts';

/** Names of links that say a deed, with its methods. */
const deeds: Readonly<Record<string, readonly string[]>> = {
  delete: ['delete', 'post'],
  change: ['put', 'patch'],
  undone: ['post', 'put', 'patch', 'delete'],
};

interface LinkHere {
  readonly name: string;
  readonly link: ContractPointer;
  readonly operation: ServedOperation;
  readonly answer: ContractPointer;
}

export function linkRefusals(operation: ServedOperation, service: readonly ServedOperation[]): string[] {
  return successesOf(operation).flatMap(([, answer]) =>
    (answer.at('links')?.parts ?? []).flatMap(([name, link]) => {
      const target = service.find(({ operationId }) => operationId === link.text('operationId'));
      const here = { name, link, operation, answer };
      const said = target
        ? [...deedRefusals(here, target), ...parameterRefusals(here, target), ...shownRefusals(here, target), ...goneRefusals(here, target)]
        : [`leads to ${link.text('operationId') ?? 'no operation'}: name an operationId of this service.`];
      const isNamed = /^[a-z][A-Za-z]*$/.test(name);
      return [...(isNamed ? [] : ['is called otherwise than other links: give it a word in small letters, such as post or myPosts.']), ...said].map(
        (refusal) => `its link ${name} ${refusal}`,
      );
    }),
  );
}

function deedRefusals({ name }: LinkHere, { operationId, method }: ServedOperation): string[] {
  const methods = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (!methods || methods.includes(method)) return [];
  return [`leads to ${operationId}, a ${method.toUpperCase()}: such a link leads to ${methods.join(' or ').toUpperCase()}; call it after what it leads to.`];
}

function parameterRefusals(here: LinkHere, target: ServedOperation): string[] {
  const given = here.link.at('parameters')?.parts ?? [];
  const known = askedParameters(target).filter((parameter) => parameter.text('in') !== 'header');
  const names = known.map((parameter) => parameter.text('name') ?? '');
  const needed = known.filter((parameter) => parameter.at('required')?.value === true).map((parameter) => parameter.text('name') ?? '');
  const lacking = needed.filter((name) => !given.some(([one]) => one === name));
  return [
    ...(lacking.length > 0 ? [`does not say ${lacking.join(', ')} of ${target.operationId}: write it under parameters, such as $response.body#/postId.`] : []),
    ...given.flatMap(([name]) => (names.includes(name) ? [] : [`gives ${name} to ${target.operationId}, which has no such parameter; drop it.`])),
    ...[...given.map(([, { value }]) => value), here.link.at('requestBody')?.value].flatMap((value) => expressionRefusals(here, value)),
  ];
}

const stepsOf = (place: string): readonly string[] => place.split('/').filter((step) => !/^\d+$/.test(step));

function expressionRefusals({ operation, answer }: LinkHere, said: unknown): string[] {
  if (typeof said !== 'string' || !said.startsWith('$')) return [];
  const [, source, place] = /^\$(response\.body|request\.body|request\.path|request\.query)(?:#\/|\.|$)(.*)$/.exec(said) ?? [];
  const isThere = {
    'response.body': () => schemaAt(schemaOf(answer), stepsOf(place ?? '')) !== undefined,
    'request.body': () => schemaAt(sentSchema(operation), place ? stepsOf(place) : []) !== undefined,
    'request.path': () => hasParameter(operation, 'path', place),
    'request.query': () => hasParameter(operation, 'query', place),
  }[source ?? ''];
  if (!isThere) return [`says ${said}: write $response.body#/…, $request.body#/…, $request.path.… or $request.query.….`];
  return isThere() ? [] : [`says ${said}, and there is no such place: name one that is sent or answered.`];
}

const hasParameter = (operation: ServedOperation, part: string, name: string | undefined): boolean =>
  askedParameters(operation).some((parameter) => parameter.text('in') === part && parameter.text('name') === name);

const isAnswered = (target: ServedOperation, place: string): boolean =>
  [answeredSchema(target), itemOf(answeredSchema(target))].some((schema) => schema !== undefined && schemaAt(schema, place.split('/')) !== undefined);

function shownRefusals({ link, operation }: LinkHere, target: ServedOperation): string[] {
  const said = link.at('x-shows')?.value;
  if (said === undefined) return [];
  if (target.method !== 'get') return ['says x-shows and leads to no GET; drop it.'];
  if (said === 'none') return [];
  if (!isRecord(said)) return ['says x-shows: write none, or each field of the request with the place where it is read, such as `text: post/content`.'];
  return Object.entries(said).flatMap(([field, place]) => [
    ...(schemaAt(sentSchema(operation), [field]) ? [] : [`says in x-shows where ${field} is read, which is not sent; drop it.`]),
    ...(typeof place === 'string' && isAnswered(target, place)
      ? []
      : [`says in x-shows that ${field} is read at ${JSON.stringify(place)}, which ${target.operationId} does not answer; name a place of its answer.`]),
  ]);
}

function goneRefusals({ link }: LinkHere, target: ServedOperation): string[] {
  const said = link.at('x-gone')?.value;
  if (said === undefined) return [];
  if (target.method === 'get' && typeof said === 'string' && isAnswered(target, said)) return [];
  return [`says x-gone: name the place in the answer of a GET that is empty once the thing is deleted, such as post, or drop it.`];
}
