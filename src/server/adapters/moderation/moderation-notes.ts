import type { TableNote } from '../database/data-note.ts';
import type { ModerationTables } from './moderation-tables.ts';

const whoseSum = 'A sum of the account, made with a key that does not lie in this database.';

/** What is kept of reports, decisions and removals (F-04, F-15). */
export const moderationNotes: { readonly [Table in keyof ModerationTables]: TableNote<ModerationTables[Table]> } = {
  report: {
    purpose: 'What members report, one report each.',
    kept: { for: 'days', days: 365 },
    datedBy: 'filed_on',
    columns: {
      thing: ['The post or comment.', 'operator'],
      reporter: [whoseSum, 'the server'],
      reason: ['What is said to be wrong with it.', 'operator'],
      note: ['What the reporter added.', 'operator'],
      filed_on: ['The day.', 'operator'],
      is_settled: ['Whether a moderator has looked and kept the thing.', 'operator'],
    },
  },
  moderation_item: {
    purpose: 'What waits for a moderator, and what moderators decided.',
    kept: { for: 'always', because: 'Decisions have to be accounted for. It says neither who wrote nor who reported.' },
    columns: {
      id: ['A random name.', 'operator'],
      thing: ['The post or comment.', 'operator'],
      thing_type: ['Which of the two it is.', 'operator'],
      cause: ['Why it waits.', 'operator'],
      stage: ['Whether it is the first decision or a second look.', 'operator'],
      opened_on: ['The day it began to wait.', 'operator'],
      place: ['The order in which they wait.', 'the server'],
      suggested_rule: ['The rule that most reports name.', 'operator'],
      appeal_text: ['What the author says to it.', 'operator'],
      former_decider: ['A sum of the moderator who decided first, so that somebody else takes the second look.', 'the server'],
      former: ['The first decision.', 'operator'],
      decision: ['Whether it stays.', 'operator'],
      rule: ['The rule that was applied.', 'operator'],
      note: ['What the moderator noted.', 'operator'],
      decided_on: ['The day of the decision.', 'operator'],
      decided_at: ['The order of decisions.', 'the server'],
      decider: ['A sum of the moderator, made with a key that does not lie in this database.', 'the server'],
    },
  },
  removal: {
    purpose: 'The public record of everything that was taken down, without text and without author.',
    kept: { for: 'always', because: 'Each line carries the hash of the one before, so that nobody can take one away unseen.' },
    columns: {
      sequence: ['The number of the line.', 'everyone'],
      week: ['The week.', 'everyone'],
      community: ['The community it stood in.', 'everyone'],
      item_id: ['The thing, by its random name.', 'everyone'],
      item_kind: ['What kind of thing it was.', 'everyone'],
      stars: ['For a review, its stars.', 'everyone'],
      action: ['What happened.', 'everyone'],
      rule: ['By which rule.', 'everyone'],
      asked_by: ['Who asked for it: author, reader, employer, court, or nobody.', 'everyone'],
      appeal: ['How a second look stands.', 'everyone'],
      previous_hash: ['The hash of the line before.', 'everyone'],
      hash: ['The hash of this line.', 'everyone'],
    },
  },
  mute: {
    purpose: 'Whom members do not want to read.',
    kept: { for: 'always', because: 'It goes with the account, when the member deletes it.' },
    columns: {
      id: ['A random name.', 'the server'],
      muter: [whoseSum, 'the server'],
      author_ref: ['The face that is not read.', 'the server'],
      kind: ['Whether it is muted or blocked.', 'the server'],
    },
  },
  block: {
    purpose: 'Who may not write below whom.',
    kept: { for: 'always', because: 'It goes with the account, when the member deletes it.' },
    columns: { blocker: ['A sum of the face that is written to.', 'the server'], author_ref: ['The face that may not write.', 'the server'] },
  },
};
