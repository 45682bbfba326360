import { observer } from 'mobx-react-lite';
import type { Failure } from '#core/failure.ts';
import { nameBanned } from '#core/moderation/sanction.ts';
import { voteByKey } from '#core/votes/vote.ts';
import type { ContentWords } from '#web/words/en/content/words.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { CopyTyped } from '../fields/CopyTyped.tsx';
import { takeFocus } from '../overlays/lost-focus.ts';
import { useNameBegins } from '../content/use-name-begun.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

interface UnsentProps {
  readonly failure: Failure;
  readonly text: string;
}

const announced = new Map<string | undefined, (unsent: ContentWords['unsent']) => string>([
  ['BANNED', ({ banned }) => banned],
  [nameBanned, ({ nameBanned: said }) => said],
  [voteByKey, ({ byKey }) => byKey],
]);

/** Reason why a report or appeal failed, with a copy of its words. Takes the focus. */
export const Unsent = observer(function Unsent({ failure, text }: UnsentProps) {
  const { unsent } = useWords(contentWords);
  const taken = useWords(abuseWords);
  const { kind, code } = failure;
  const begins = useNameBegins();
  const isDisclosed = kind === 'offline' || kind === 'limited' || kind === 'missing' || kind === 'conflict';
  const said =
    code === 'USER_LIMIT_EXCEEDED'
      ? taken.refusals[code]
      : ((code === voteByKey ? begins : undefined) ?? announced.get(code)?.(unsent) ?? (isDisclosed ? unsent[kind] : unsent.failed));
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} className="stack g2">
      <p className="err">
        <WarningIcon small />
        {said}
      </p>
      <CopyTyped texts={[text]} />
    </div>
  );
});
