import type { ReactNode } from 'react';

/** An entry as it reads in its row. */
export interface EntryView {
  readonly id: string;
  /** The name in the sentences of its buttons and questions. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  readonly when: string;
  readonly more: readonly string[];
  /** Opens the form in which it is changed. */
  readonly edit: () => void;
}
