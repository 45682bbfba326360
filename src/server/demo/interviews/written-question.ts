import { questionHash } from '#server/adapters/questions/keep-asked.ts';
import type { Column } from '../bulk-insert.ts';

export interface WrittenQuestion {
  readonly id: string;
  readonly companyId: string;
  readonly designationId: number | null;
  readonly authorRef: string;
  readonly isAsked: boolean;
  readonly text: string;
  readonly postedAt: string;
}

export const questionColumns: readonly Column<'question', WrittenQuestion>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'designation_id', of: ({ designationId }) => designationId },
  { name: 'author_ref', of: ({ authorRef }) => authorRef },
  { name: 'is_asked', of: ({ isAsked }) => isAsked },
  { name: 'posted_at', of: ({ postedAt }) => postedAt },
  { name: 'text', of: ({ text }) => text },
  { name: 'text_key', of: ({ text }) => questionHash(text) },
];
