// What is there before and after, by name: fields, parameters, headers, bodies and links come, go and become required alike.
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Comparison } from './comparison.ts';
import type { ContractChange } from './contract-change.ts';

type Changes = readonly ContractChange[];
type Pair = readonly [name: string, before: ContractPointer | undefined, after: ContractPointer | undefined];

export function pairsIn(
  word: string,
  before: ContractPointer | undefined,
  after: ContractPointer | undefined,
  keyOf = (name: string): string => name,
): readonly Pair[] {
  const was = new Map((before?.at(word)?.parts ?? []).map(([name, part]) => [keyOf(name), part]));
  const is = new Map((after?.at(word)?.parts ?? []).map(([name, part]) => [keyOf(name), part]));
  return [...new Set([...was.keys(), ...is.keys()])].map((name) => [name, was.get(name), is.get(name)]);
}

const isSent = ({ speaker }: Comparison): boolean => speaker === 'request';

export function arrival(after: ContractPointer, isDue: boolean, inside: Comparison): Changes {
  if (isSent(inside) && isDue) return inside.change({ turn: 'narrower', what: 'is new and required', breaks: 'clients that do not send it yet' }, { after });
  return inside.change({ turn: 'promised', what: 'is new' }, { after });
}

export function departure(before: ContractPointer, inside: Comparison): Changes {
  return inside.change(isSent(inside) ? { turn: 'fewer', what: 'is gone' } : { turn: 'dropped', what: 'is gone', breaks: 'clients that read it' }, { before });
}

export function dueChanges(was: boolean, is: boolean, after: ContractPointer, inside: Comparison): Changes {
  if (was === is) return [];
  if (isSent(inside)) {
    return is
      ? inside.change({ turn: 'narrower', what: 'is required now', breaks: 'clients that leave it out' }, { after })
      : inside.change({ turn: 'wider', what: 'may be left out now' }, { after });
  }
  return is
    ? inside.change({ turn: 'promised', what: 'is always there now' }, { after })
    : inside.change({ turn: 'dropped', what: 'may be missing now', breaks: 'clients that read it and expect it always' }, { after });
}
