import type { ReactNode } from 'react';

export interface EntryView {
  readonly id: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  readonly when: string;
  readonly more: readonly string[];
  readonly edit: () => void;
}
