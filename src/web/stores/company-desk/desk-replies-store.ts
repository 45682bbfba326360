import { makeAutoObservable } from 'mobx';
import type { BenefitReplies, CompanyReplies, InterviewReplies, Replied, RepliesTo } from '#core/company-desk/company-replies.ts';
import type { RepliedKind } from '#core/kinds/contribution-kinds.ts';
import type { Drafts } from '../forms/drafts.ts';
import type { CompanyDeskStore } from './company-desk-store.ts';
import { DeskReplies } from './desk-replies.ts';

/** Lists of what a company replies to, one kind in sight. */
export class DeskRepliesStore {
  kind: RepliedKind = 'review';
  readonly of: Readonly<Record<RepliedKind, DeskReplies>>;

  constructor(reviews: CompanyReplies, interviews: InterviewReplies, benefits: BenefitReplies, desk: CompanyDeskStore, drafts: Drafts) {
    const list = (replies: RepliesTo<Replied>) => new DeskReplies(replies, desk, drafts);
    this.of = { review: list(reviews), interview: list(interviews), benefits: list(benefits) };
    makeAutoObservable(this, { of: false });
  }

  get shown(): DeskReplies {
    return this.of[this.kind];
  }

  show(kind: RepliedKind): void {
    this.kind = kind;
  }
}
