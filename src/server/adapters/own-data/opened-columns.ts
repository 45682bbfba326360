import { openedMessage } from '../chat/sealed-message.ts';
import { openedAlert } from '../jobs/sealed-alert.ts';
import { addressIn } from '../mail/sealed-address.ts';
import { openedNote } from '../moderation/sealed-note.ts';
import { openedOffer } from '../offers/sealed-offers.ts';
import { unsealedJob, jobColumns, type JobRow } from '../reviews/sealed-job.ts';
import { factsIn } from '../secrets/sealed-facts.ts';
import type { Secrets } from '../secrets/secrets.ts';

type Keys = Pick<Secrets, 'unseal'>;

export type ReadRow = Readonly<Record<string, unknown>>;

interface OpenedColumn {
  readonly takes: readonly string[];
  readonly open: (secrets: Keys, row: ReadRow, sealed: string) => unknown;
}

const ofAccount = (table: string): OpenedColumn => ({
  takes: ['account_id'],
  open: (secrets, row, sealed) => factsIn(secrets, [table, String(row['account_id'])], sealed),
});

/** Sealed columns that members can export; devices stay sealed because they contain their push names. */
export const openedColumns: Readonly<Record<string, OpenedColumn>> = {
  'career.sealed': ofAccount('career'),
  'work_experience.sealed': ofAccount('work_experience'),
  'education.sealed': ofAccount('education'),
  'mail_address.sealed': { takes: ['account_id'], open: (secrets, row, sealed) => addressIn(secrets, String(row['account_id']), sealed) },
  'salary_offer.sealed': { takes: ['id'], open: (secrets, row, sealed) => openedOffer(secrets, { id: String(row['id']), sealed, facts: null }) },
  'job_alert.sealed': { takes: ['id'], open: (secrets, row, sealed) => openedAlert(secrets, { id: String(row['id']), sealed }) },
  'chat_message.sealed': {
    takes: ['id', 'conversation_id'],
    open: (secrets, row, sealed) => openedMessage(secrets, { id: String(row['id']), conversation_id: String(row['conversation_id']), sealed }),
  },
  'report.sealed_note': { takes: ['thing'], open: (secrets, row, sealed) => openedNote(secrets, String(row['thing']), sealed) },
  'review.sealed_job': { takes: ['id', ...jobColumns], open: (secrets, row) => unsealedJob(secrets, row as object as JobRow) },
};
