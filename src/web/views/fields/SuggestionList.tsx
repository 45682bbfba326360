import { observer } from 'mobx-react-lite';
import { PlusIcon } from '../ui/form-icons.tsx';
import { useEffect, useRef } from 'react';
import type { SuggestionOption, SuggestionStore } from '#web/stores/forms/suggestion-store.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { keepFocus } from './combobox-key.ts';
import { Marked } from './Marked.tsx';

interface SuggestionListProps {
  readonly id: string;
  readonly store: SuggestionStore;
  readonly label: string;
  readonly choose: (option: SuggestionOption) => void;
}

export const SuggestionList = observer(function SuggestionList({ id, store, label, choose }: SuggestionListProps) {
  const words = useWords(uiWords);
  const { isOpen, active, options, asking, text } = store;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shown.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  // Low in a sheet the list would open below what is seen.
  useEffect(() => {
    if (isOpen) shown.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, options.length]);
  const note = noteOn(asking.state.status, words);
  return (
    <div ref={shown} className="pop" hidden={!isOpen || (options.length === 0 && !note)}>
      <div role="listbox" id={id} aria-label={label} tabIndex={-1} onMouseDown={keepFocus}>
        {options.map((option, at) => (
          <button key={keyOf(option)} type="button" role="option" id={`${id}-${at}`} tabIndex={-1} aria-selected={at === active} onClick={() => choose(option)}>
            <Row option={option} typed={text.trim()} add={words.add} />
          </button>
        ))}
      </div>
      {options.length === 0 && note && <p>{note}</p>}
    </div>
  );
});

function Row({ option, typed, add }: { readonly option: SuggestionOption; readonly typed: string; readonly add: (text: string) => string }) {
  if (option.kind === 'new') {
    return (
      <>
        <PlusIcon small />
        {add(option.text)}
      </>
    );
  }
  const { label, detail } = option.suggestion;
  return (
    <span>
      <Marked text={label} part={typed} />
      {detail && <small className="muted"> {detail}</small>}
    </span>
  );
}

interface Notes {
  readonly suggesting: string;
  readonly noSuggestions: string;
  readonly suggestionsFailed: string;
}

function noteOn(status: string, { suggesting, noSuggestions, suggestionsFailed }: Notes): string | undefined {
  const notes: Readonly<Record<string, string>> = { LOADING: suggesting, SUCCESS: noSuggestions, FAILURE: suggestionsFailed };
  return notes[status];
}

const keyOf = (option: SuggestionOption): string => (option.kind === 'known' ? option.suggestion.id : 'new');
