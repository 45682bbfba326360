import { observer } from 'mobx-react-lite';
import { abuseKinds } from '#core/abuse/abuse-kinds.ts';
import type { FieldProblem } from '#core/failure.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

interface RefusedWordsProps {
  readonly id?: string | undefined;
  /** Refusals of one field, shown only while their words remain. */
  readonly problems: readonly FieldProblem[];
  readonly text: string;
  readonly find: (from: number, to: number) => void;
}

/** Refused words of a field, marked, each with its reason. */
export const RefusedWords = observer(function RefusedWords({ id, problems, text, find }: RefusedWordsProps) {
  const words = useWords(abuseWords);
  const shown = stillIn(problems, text);
  if (shown.length === 0) return null;
  return (
    <div id={id} role="alert">
      <p className="err">
        <WarningIcon small />
        {words.refusals.TEXT_ABUSIVE}
      </p>
      <ul className="plain stack">
        {shown.map(({ found, reason, from }) => (
          <li key={from}>
            <button type="button" className="link" aria-label={words.find(found)} onClick={() => find(from, from + found.length)}>
              <mark dir="auto">{found}</mark>
            </button>
            {words.because(words.reasons[reason])}
          </li>
        ))}
      </ul>
    </div>
  );
});

export const stillIn = (problems: readonly FieldProblem[], text: string) =>
  problems.flatMap(({ words: found = '', reason: said }) => {
    const from = found === '' ? -1 : text.indexOf(found);
    const reason = abuseKinds.find((kind) => kind === said);
    return from < 0 || reason === undefined ? [] : [{ found, reason, from }];
  });
