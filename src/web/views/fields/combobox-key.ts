import type { KeyboardEvent, MouseEvent } from 'react';

interface ChosenByKeys<Option> {
  readonly text: string;
  readonly isOpen: boolean;
  readonly active: number;
  readonly options: readonly Option[];
  move(step: 1 | -1): void;
  type(text: string): void;
  close(): void;
}

/** Handles a combobox key and answers whether it did. */
export function comboboxKey<Option>({ key, nativeEvent }: KeyboardEvent, store: ChosenByKeys<Option>, choose: (option: Option) => void): boolean {
  // While letters are still being put together, Enter and the arrows belong to the keyboard.
  if (nativeEvent.isComposing) return false;
  const option = store.options[store.active];
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      store.move(key === 'ArrowDown' ? 1 : -1);
      return true;
    case 'Enter':
      // Asked before the choice, which closes the list: a choice must not send the form as well.
      if (!store.isOpen || !option) return false;
      choose(option);
      return true;
    case 'Escape':
      if (!store.isOpen && !store.text) return false;
      if (!store.isOpen) store.type('');
      store.close();
      return true;
    default:
      return false;
  }
}

/** Keeps the focus in the field on a press in the list. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
