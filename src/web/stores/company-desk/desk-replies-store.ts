import { makeAutoObservable } from 'mobx';
import type { CompanyReplies, InterviewReplies } from '#core/company-desk/company-replies.ts';
import type { RepliedKind } from '#core/kinds/contribution-kinds.ts';
import type { Drafts } from '../forms/drafts.ts';
import type { CompanyDeskStore } from './company-desk-store.ts';
import { DeskReplies } from './desk-replies.ts';

/** Lists of what a company replies to, one kind in sight. */
export class DeskRepliesStore {
  kind: RepliedKind = 'review';
  readonly of: Readonly<Record<RepliedKind, DeskReplies>>;

  constructor(reviews: CompanyReplies, interviews: InterviewReplies, desk: CompanyDeskStore, drafts: Drafts) {
    this.of = { review: new DeskReplies(reviews, desk, drafts), interview: new DeskReplies(interviews, desk, drafts) };
    makeAutoObservable(this, { of: false });
  }

  get shown(): DeskReplies {
    return this.of[this.kind];
  }

  show(kind: RepliedKind): void {
    this.kind = kind;
  }
}
