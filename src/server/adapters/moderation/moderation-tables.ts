import type { Generated, GeneratedAlways } from 'kysely';
import type { Appeal, AskedBy, ModerationRule } from '#core/moderation/fate.ts';
import type { LedgerAction, LedgerEntry } from '#core/moderation/ledger.ts';
import type { Decision, QueueCause, Stage } from '#core/moderation/moderations.ts';
import type { MuteKind } from '#core/moderation/mutes.ts';
import type { ReportReason } from '#core/moderation/report.ts';

/** The tables of what keeps things civil. */
export interface ModerationTables {
  readonly report: { thing: string; reporter: string; reason: ReportReason; note: string | null; filed_on: string; is_settled: Generated<boolean> };
  readonly moderation_item: ModerationItemTable;
  readonly removal: RemovalTable;
  readonly mute: { id: string; muter: string; author_ref: string; kind: MuteKind };
  readonly block: { blocker: string; author_ref: string };
}

interface ModerationItemTable {
  id: string;
  thing: string;
  thing_type: 'POST' | 'COMMENT';
  cause: QueueCause;
  stage: Stage;
  opened_on: string;
  place: GeneratedAlways<number>;
  suggested_rule: ModerationRule;
  appeal_text: string | null;
  former_decider: string | null;
  former: Decision | null;
  decision: Decision | null;
  rule: ModerationRule | null;
  note: Generated<string>;
  decided_on: string | null;
  decided_at: number | null;
  decider: string | null;
}

interface RemovalTable {
  sequence: number;
  week: string;
  community: string | null;
  item_id: string;
  item_kind: LedgerEntry['itemKind'];
  stars: number | null;
  action: LedgerAction;
  rule: ModerationRule;
  asked_by: AskedBy;
  appeal: Appeal;
  previous_hash: string;
  hash: string;
}
