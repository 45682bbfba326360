import { screens } from '#core/navigation/screens.ts';
import type { KeyProblem } from '#core/persona-keys/key-problem.ts';
import { Link } from '../ui/Link.tsx';

interface KeyProblemSaidProps {
  readonly problem: KeyProblem;
  readonly says: { readonly keyProblem: Readonly<Record<KeyProblem, string>>; readonly toName: string };
  /** Called when the way to the page of the name is taken, to make room for it. */
  readonly onLeave?: () => void;
}

/** The reason why no key could be made for a name, and the way to one that was made before. */
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
