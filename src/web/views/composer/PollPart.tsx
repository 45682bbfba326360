import { observer } from 'mobx-react-lite';
import { pollConfig } from '#core/polls/poll.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { RefusedWords } from '../abuse/RefusedWords.tsx';
import { useRefused } from '../abuse/use-refused.ts';
import { keyed } from '../content/keyed.ts';
import { refusedWordsOf } from '#web/stores/abuse/refused-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { PlusIcon } from '../ui/form-icons.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useWords } from '../words.tsx';
import styles from './composer.module.css';

export const PollPart = observer(function PollPart() {
  const { poll: words } = useWords(composerWords);
  const store = useStore(ComposerStore);
  const { poll } = store.writing;
  const { options } = poll;
  return (
    <div className="stack g2">
      <fieldset className="field">
        <legend>{words.options}</legend>
        {keyed(options).map(([key, option], at) => (
          <Answer key={key} option={option} at={at} />
        ))}
      </fieldset>
      {options.length < pollConfig.mostOptions && (
        <div>
          <Button look="quiet" onClick={() => store.change({ poll: { ...poll, options: [...options, ''] } })}>
            <PlusIcon small />
            {words.add}
          </Button>
        </div>
      )}
      <Field label={words.days}>
        {(control) => (
          <Select
            {...control}
            options={pollConfig.days.map((days) => ({ value: String(days), label: words.dayCount(days) }))}
            value={String(poll.days)}
            onChange={({ currentTarget }) => store.change({ poll: { ...poll, days: Number(currentTarget.value) } })}
          />
        )}
      </Field>
    </div>
  );
});

const Answer = observer(function Answer({ option, at }: { readonly option: string; readonly at: number }) {
  const { poll: words } = useWords(composerWords);
  const store = useStore(ComposerStore);
  const { poll } = store.writing;
  const { field, find, own, isRefused } = useRefused<HTMLInputElement>(
    refusedWordsOf(store.saving.state, store.publishing.state),
    `/body/poll/options/${at}`,
    option,
  );
  const set = (options: readonly string[]) => store.change({ poll: { ...poll, options } });
  return (
    <>
      <div className={styles.answer}>
        <input
          ref={field}
          dir="auto"
          aria-invalid={isRefused || undefined}
          className="input"
          aria-label={words.option(at + 1)}
          placeholder={words.option(at + 1)}
          maxLength={pollConfig.longestOption}
          value={option}
          onChange={({ currentTarget }) => set(poll.options.map((other, place) => (place === at ? currentTarget.value : other)))}
        />
        {poll.options.length > pollConfig.leastOptions && (
          <Button look="quiet" square aria-label={words.remove(at + 1)} onClick={() => set(poll.options.filter((_, place) => place !== at))}>
            <CloseIcon small />
          </Button>
        )}
      </div>
      <RefusedWords problems={own} text={option} find={find} />
    </>
  );
});
