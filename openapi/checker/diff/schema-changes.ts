// The changes between two schemas, as those meet them who send or read such a value.
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Comparison } from './comparison.ts';
import type { ContractChange } from './contract-change.ts';
import { shown } from './keywords.ts';
import { arrival, departure, dueChanges, pairsIn } from './presence.ts';
import type { Turn } from './turns.ts';

type Changes = readonly ContractChange[];

const walked = ['properties', 'required', 'items', 'additionalProperties', 'propertyNames', 'oneOf', 'anyOf', 'allOf', 'discriminator'];

export function schemaChanges(before: ContractPointer, after: ContractPointer, comparison: Comparison): Changes {
  if (!comparison.enters(before, after)) return [];
  const [was, is] = [choicesOf(before), choicesOf(after)];
  const isChoice = was.isChoice || is.isChoice;
  return [
    ...nullChanges(was.isNullable, is.isNullable, after, comparison),
    ...(isChoice ? variantChanges(was.variants, is.variants, { more: 'more', fewer: 'fewer' }, after, comparison) : []),
    ...(was.isChoice === is.isChoice ? ownChanges(before, after, comparison) : []),
  ];
}

function ownChanges(before: ContractPointer, after: ContractPointer, comparison: Comparison): Changes {
  const allOf = [before, after].map((schema) => schema.at('allOf')?.parts.map(([, part]) => part) ?? []) as [ContractPointer[], ContractPointer[]];
  return [
    ...comparison.words(before, after, walked),
    ...propertyChanges(before, after, comparison),
    ...partChanges('items', '[]', before, after, comparison),
    ...partChanges('propertyNames', ' (each name)', before, after, comparison),
    ...openness(before, after, comparison),
    ...variantChanges(...allOf, { more: 'narrower', fewer: 'wider' }, after, comparison),
    ...discriminatorChanges(before, after, comparison),
  ];
}

/** Kinds of value a schema takes, with null apart. */
function choicesOf(schema: ContractPointer): { readonly isChoice: boolean; readonly isNullable: boolean; readonly variants: readonly ContractPointer[] } {
  const choices = (schema.at('oneOf') ?? schema.at('anyOf'))?.parts.map(([, choice]) => choice);
  if (!choices) return { isChoice: false, isNullable: [schema.at('type')?.value].flat().includes('null'), variants: [schema] };
  const variants = choices.filter((choice) => choice.text('type') !== 'null');
  return { isChoice: true, isNullable: variants.length < choices.length, variants };
}

function nullChanges(was: boolean, is: boolean, after: ContractPointer, comparison: Comparison): Changes {
  if (was === is) return [];
  return is
    ? comparison.change({ turn: 'wider', what: 'may be null now', breaks: 'clients that read it and look for no null' }, { after })
    : comparison.change({ turn: 'narrower', what: 'is never null any more', breaks: 'clients that send null' }, { after });
}

/** Pairs variants by name, then the rest where both sides have equally many. */
function variantChanges(
  was: readonly ContractPointer[],
  is: readonly ContractPointer[],
  turns: { readonly more: Turn; readonly fewer: Turn },
  after: ContractPointer,
  comparison: Comparison,
): Changes {
  const [from, to] = [was, is].map((variants) => new Map(variants.map((variant, place) => [nameOf(variant, place), variant]))) as [
    Map<string, ContractPointer>,
    Map<string, ContractPointer>,
  ];
  const [gone, come] = [[...from].filter(([name]) => !to.has(name)), [...to].filter(([name]) => !from.has(name))];
  const renamed = gone.length === come.length ? gone.map(([, variant], place) => [variant, come[place]?.[1]] as const) : [];
  return [
    ...[...[...from].map(([name, variant]) => [variant, to.get(name)] as const), ...renamed].flatMap(([one, other]) =>
      other ? schemaChanges(one, other, comparison) : [],
    ),
    ...(renamed.length > 0
      ? []
      : [
          ...gone.flatMap(([name]) => comparison.change({ turn: turns.fewer, what: `is never ${name} any more` }, { after })),
          ...come.flatMap(([name, variant]) => comparison.change({ turn: turns.more, what: `may be ${name} now` }, { after: variant })),
        ]),
  ];
}

/** Name of a shared schema, else its distinguishing constant, else its place. */
function nameOf(variant: ContractPointer, place: number): string {
  const [, shared] = /\/components\/schemas\/([^/]+)$/.exec(variant.uri) ?? [];
  const constant = variant.at('properties')?.parts.find(([, property]) => property.at('const'));
  return shared ?? (constant ? `one of ${constant[0]} ${shown(constant[1].at('const')?.value)}` : `variant ${place + 1}`);
}

function propertyChanges(before: ContractPointer, after: ContractPointer, comparison: Comparison): Changes {
  const isDue = (schema: ContractPointer, name: string): boolean => schema.at('required')?.parts.some(([, { value }]) => value === name) ?? false;
  return pairsIn('properties', before, after).flatMap(([name, from, to]) => {
    const inside = comparison.in(`/${name}`);
    if (!to) return from ? goneProperty(from, after, inside) : [];
    if (!from) return arrival(to, isDue(after, name), inside);
    return [...dueChanges(isDue(before, name), isDue(after, name), to, inside), ...schemaChanges(from, to, inside)];
  });
}

/** Removed fields are refused where only named ones are taken, otherwise ignored. */
function goneProperty(before: ContractPointer, holder: ContractPointer, inside: Comparison): Changes {
  const isPassedOver = inside.speaker === 'request' && holder.at('additionalProperties')?.value !== false;
  return isPassedOver ? inside.change({ turn: 'more', what: 'is gone, and passed over where it is sent' }, { before }) : departure(before, inside);
}

function partChanges(word: string, step: string, before: ContractPointer, after: ContractPointer, comparison: Comparison): Changes {
  const [was, is] = [before.at(word), after.at(word)];
  if (was && is) return schemaChanges(was, is, comparison.in(step));
  if (!was && !is) return [];
  return comparison.change(
    { turn: is ? 'narrower' : 'wider', what: is ? `says what its ${word} are now` : `says nothing of its ${word} any more` },
    { before: was, after: is },
  );
}

/** Allowance of unnamed fields. Readers ignore unknown ones. */
function openness(before: ContractPointer, after: ContractPointer, comparison: Comparison): Changes {
  const [was, is] = [before.at('additionalProperties'), after.at('additionalProperties')];
  const [from, to] = [was, is].map((pointer) => pointer?.value ?? true) as [unknown, unknown];
  if (was && is && typeof from === 'object' && typeof to === 'object') return schemaChanges(was, is, comparison.in('/*'));
  const [had, has] = [from, to].map((value) => (value === false ? 0 : value === true ? 2 : 1)) as [number, number];
  if (had === has) return [];
  const at = { before: was, after: is ?? after };
  if (has < had) return comparison.change({ turn: 'narrower', what: 'takes no other fields than it names any more' }, at);
  return comparison.change({ turn: comparison.speaker === 'request' ? 'wider' : 'promised', what: 'may hold other fields than it names now' }, at);
}

function discriminatorChanges(before: ContractPointer, after: ContractPointer, comparison: Comparison): Changes {
  const [was, is] = [before, after].map((schema) => schema.at('discriminator')?.text('propertyName')) as [string | undefined, string | undefined];
  if (was === undefined || was === is) return [];
  return comparison.change({ turn: 'other', what: `is told apart by ${is ?? 'nothing'} instead of ${was}` }, { after: after.at('discriminator') ?? after });
}
