import type { KeyboardEvent, MouseEvent } from 'react';

/** A list below a field in which keys choose, as far as they need it. */
interface ChosenByKeys<Option> {
  readonly text: string;
  readonly isOpen: boolean;
  readonly active: number;
  readonly options: readonly Option[];
  move(step: 1 | -1): void;
  type(text: string): void;
  close(): void;
}

/** Does what a key asks for in a field with a list (combobox); answers whether that was anything. */
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

/** A press in the list must not take the focus out of the field. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
