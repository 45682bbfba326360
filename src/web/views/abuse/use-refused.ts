import { useEffect, useRef, type RefObject } from 'react';
import type { FieldProblem } from '#core/failure.ts';
import { stillIn } from './RefusedWords.tsx';

type Writable = HTMLInputElement | HTMLTextAreaElement;

/** Field that marks the first refused word on arrival, others when pressed. */
export function useRefused<Control extends Writable>(
  problems: readonly FieldProblem[],
  pointer: string,
  text: string,
): {
  readonly field: RefObject<Control | null>;
  readonly find: (from: number, to: number) => void;
  readonly own: readonly FieldProblem[];
  readonly isRefused: boolean;
} {
  const field = useRef<Control>(null);
  const find = (from: number, to: number) => select(field.current, from, to);
  const own = problems.filter((problem) => problem.pointer === pointer);
  useEffect(() => {
    if (problems[0]?.pointer !== pointer) return;
    const [first] = stillIn(problems.slice(0, 1), field.current?.value ?? '');
    if (first) select(field.current, first.from, first.from + first.found.length);
  }, [problems, pointer]);
  return { field, find, own, isRefused: stillIn(own, text).length > 0 };
}

function select(field: Writable | null, from: number, to: number): void {
  field?.focus();
  field?.setSelectionRange(from, to);
}
