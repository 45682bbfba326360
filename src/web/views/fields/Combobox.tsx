import { observer } from 'mobx-react-lite';
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import type { Suggestion, SuggestionOption, SuggestionStore } from '#web/stores/forms/suggestion-store.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { comboboxKey } from './combobox-key.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { SearchIcon } from '../ui/icons.tsx';

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> {
  readonly store: SuggestionStore;
  readonly 'aria-label'?: string;
  readonly icon?: ReactNode;
  readonly onChoose?: (suggestion: Suggestion) => void;
  /** Takes typed text as a new entry, where the store allows that. */
  readonly onAdd?: (text: string) => void;
  readonly onLeave?: () => void;
}

/** Suggests while typing (combobox). Plain field without script. */
export const Combobox = observer(function Combobox({ store, icon = <SearchIcon />, onChoose, onAdd, onLeave, ...input }: ComboboxProps) {
  const words = useWords(uiWords);
  const list = useId();
  const { text, isOpen, active, options, asking } = store;
  const choose = (option: SuggestionOption) => {
    store.choose(option);
    if (option.kind === 'known') onChoose?.(option.suggestion);
    else onAdd?.(option.text);
  };
  return (
    <div className="combo">
      {icon}
      <input
        autoComplete="off"
        {...input}
        className="input"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${list}-${active}` : undefined}
        value={text}
        onChange={({ currentTarget }) => store.type(currentTarget.value)}
        onKeyDown={(event) => press(event, store, choose)}
        onClick={() => store.offer()}
        onBlur={() => {
          store.close();
          onLeave?.();
        }}
      />
      <SuggestionList id={list} store={store} label={input['aria-label'] ?? words.suggestions(options.length)} choose={choose} />
      <span className="vh" role="status">
        {isOpen && asking.state.status === 'SUCCESS' && (options.length === 0 ? words.noSuggestions : words.suggestions(options.length))}
      </span>
    </div>
  );
});

type Choose = (option: SuggestionOption) => void;

function press(event: KeyboardEvent<HTMLInputElement>, store: SuggestionStore, choose: Choose): void {
  if (comboboxKey(event, store, choose)) event.preventDefault();
  else if (event.key === 'Enter' && !event.nativeEvent.isComposing && store.awaitsFirst()) {
    event.preventDefault();
    void takeFirst(event.currentTarget, store, choose);
  }
}

/** Takes the first pending suggestion. Without any, Enter acts as usual. */
async function takeFirst({ form, value }: HTMLInputElement, store: SuggestionStore, choose: Choose): Promise<void> {
  const option = await store.first();
  if (option) choose(option);
  else if (store.text === value) form?.requestSubmit();
}
