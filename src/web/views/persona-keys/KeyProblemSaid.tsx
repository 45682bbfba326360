import { screens } from '#core/navigation/screens.ts';
import type { KeyProblem } from '#core/persona-keys/key-problem.ts';
import { Link } from '../ui/Link.tsx';

interface KeyProblemSaidProps {
  readonly problem: KeyProblem;
  readonly says: { readonly keyProblem: Readonly<Record<KeyProblem, string>>; readonly toName: string };
  readonly onLeave?: () => void;
}

/** Reason why no key could be made, and the way to an earlier one. */
export function KeyProblemSaid({ problem, says, onLeave }: KeyProblemSaidProps) {
  return (
    <>
      {says.keyProblem[problem]}{' '}
      {problem === 'elsewhere' && (
        <Link to={screens.madeUpName} onClick={onLeave}>
          {says.toName}
        </Link>
      )}
    </>
  );
}
