import { observer } from 'mobx-react-lite';
import type { Failure } from '#core/failure.ts';
import type { Request } from '#web/stores/requests/request.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import type { PersonaKeyWords } from '#web/words/en/persona-keys/words.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

export function saidOf(words: PersonaKeyWords, { kind, code }: Failure): string {
  if (kind === 'offline') return words.offline;
  if (kind === 'limited') return words.limited;
  return words.bring.problem[code ?? ''] ?? words.failed;
}

export const KeyProblemLine = observer(function KeyProblemLine({ request }: { readonly request: Pick<Request<unknown, never>, 'state'> }) {
  const words = useWords(personaKeyWords);
  const { state } = request;
  return (
    <p className="err" role="alert">
      {state.status === 'FAILURE' && (
        <>
          <WarningIcon small />
          {saidOf(words, state.failure)}
        </>
      )}
    </p>
  );
});
