import { observer } from 'mobx-react-lite';
import { minutesOf, type Failure } from '#core/failure.ts';
import { nameBanned, sanctionCodes } from '#core/moderation/sanction.ts';
import { AskStore } from '#web/stores/questions/ask-store.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import type { QuestionWords } from '#web/words/en/questions/words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { useStore } from '../stores.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

/** Reason for a refusal. The text stays in its field. */
export const AskRefused = observer(function AskRefused() {
  const { ask } = useWords(questionWords);
  const { refusals } = useWords(abuseWords);
  const { state } = useStore(AskStore).asking;
  const refusal = state.status === 'SUCCESS' && 'refusal' in state.value ? refusals[state.value.refusal] : undefined;
  const problem = state.status === 'FAILURE' ? failureIn(state.failure, ask) : refusal;
  return (
    <div role="alert">
      {problem && (
        <p className="err">
          <WarningIcon small />
          {problem}
        </p>
      )}
    </div>
  );
});

function failureIn({ kind, code, retryAfterSeconds }: Failure, ask: QuestionWords['ask']): string {
  if (kind === 'offline') return ask.offline;
  if (kind === 'limited') return ask.limited(minutesOf(retryAfterSeconds));
  if (code === sanctionCodes.silence) return ask.silenced;
  if (code === sanctionCodes.ban || code === nameBanned) return ask.banned;
  return ask.failed;
}
