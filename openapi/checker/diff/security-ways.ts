// The ways of asking that an operation takes: each entry of its security is one, and an empty one is everyone's.
import type { ContractPointer } from '../../read/contract-pointer.ts';
import { shown } from './keywords.ts';
import { pairsIn } from './presence.ts';
import type { Turned } from './turns.ts';

/** Schemes required together. */
type Way = readonly string[];

const everybody = 'without credentials';

/** Every former way must still be accepted. A way requiring less than all before is new. */
export function waysTurns(before: ContractPointer, after: ContractPointer): readonly Turned[] {
  const [was, is] = [waysOf(before), waysOf(after)];
  const isTaken = (way: Way, ways: readonly Way[]): boolean => ways.some((other) => other.every((scheme) => way.includes(scheme)));
  return [
    ...was
      .filter((way) => !isTaken(way, is))
      .map((way) => ({ turn: 'fewer' as const, what: `is not asked ${saidAs(way)} any more`, breaks: `clients that ask it ${saidAs(way)}` })),
    ...is.filter((way) => !isTaken(way, was)).map((way) => ({ turn: 'more' as const, what: `may be asked ${saidAs(way)} now` })),
  ];
}

/** Schemes of unchanged name with other credentials. */
export function schemeTurns(before: ContractPointer, after: ContractPointer): readonly Turned[] {
  const credentials = (scheme: ContractPointer): string => shown(['type', 'in', 'name', 'scheme'].map((word) => scheme.at(word)?.value));
  return pairsIn('securitySchemes', before.at('components'), after.at('components')).flatMap(([name, from, to]) =>
    !from || !to || credentials(from) === credentials(to)
      ? []
      : [{ turn: 'other' as const, what: `takes other credentials as ${name}`, breaks: `clients that ask with ${name}` }],
  );
}

function waysOf(operation: ContractPointer): readonly Way[] {
  const ways = (operation.at('security')?.parts ?? []).map(([, way]) => way.parts.map(([scheme]) => scheme));
  return ways.length === 0 ? [[]] : ways;
}

const saidAs = (way: Way): string => (way.length === 0 ? everybody : `with ${way.join(' and ')}`);
