import { observer } from 'mobx-react-lite';
import type { PostKind } from '#core/posts/post.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { WritingGateStore } from '#web/stores/composer/writing-gate-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Chip } from '../ui/Chip.tsx';
import { useWords } from '../words.tsx';

const kinds: readonly PostKind[] = ['text', 'image', 'poll', 'video', 'salary'];

export const KindChoice = observer(function KindChoice() {
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const gate = useStore(WritingGateStore);
  const choose = (kind: PostKind) =>
    gate.writesFirst && kind !== 'text' && kind !== 'poll' ? gate.lead({ ...store.options, kind, draft: store.writing.submissionKey }) : store.change({ kind });
  return (
    <div className="row" role="group" aria-label={words.kind}>
      {kinds.map((kind) => (
        <Chip key={kind} pressed={kind === store.writing.kind} onClick={() => choose(kind)}>
          {words.kinds[kind]}
        </Chip>
      ))}
    </div>
  );
});
