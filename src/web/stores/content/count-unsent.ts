import type { UnsentCounts } from '#core/content/unsent.ts';
import { isBegun } from '#core/composer/is-begun.ts';
import { writingIn } from '#core/composer/kept-writing.ts';
import type { UserStorage } from '#core/device/user-storage.ts';

/** The time for which a form is found again. */
const aWeekMs = 604_800_000;

/** Counts what a member has begun on this device and not sent, which a sign-out takes away. */
export function countUnsent(storage: UserStorage, owner: string, now: number): UnsentCounts {
  const entriesOf = (name: string) => Object.entries(fieldsOf(storage.read(name))).map(([key, kept]) => [key, fieldsOf(kept)] as const);
  const post = fieldsOf(storage.read('post'));
  const writing = isOf(owner, post) ? writingIn(post['writing']) : undefined;
  const ofComments = entriesOf('notes').filter(([, kept]) => isUnsentComment(kept, owner));
  const comments = ofComments.filter(([key]) => !key.startsWith('edit.')).length;
  const votes = storage.read('votes');
  return {
    posts: writing && isBegun(writing) ? 1 : 0,
    comments,
    edits: ofComments.length - comments + entriesOf('edits').filter(([, kept]) => isOf(owner, kept)).length,
    notes: entriesOf('decisionNotes').filter(([, kept]) => isFilled(kept['note']) || isFilled(kept['noteToAuthor'])).length,
    forms: storage.names().filter((name) => name.startsWith('draft.') && isFilledForm(fieldsOf(storage.read(name)), owner, now)).length,
    votes: Array.isArray(votes) ? votes.length : 0,
  };
}

const isOf = (owner: string, kept: Kept): boolean => kept['owner'] === owner;

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Whether it has words, which are not those of a comment that stands already. A guest's draft is that of the member as whom they log in. */
const isUnsentComment = ({ owner: writer, text, copyOf }: Kept, owner: string): boolean =>
  (writer === owner || writer === '') && isFilled(text) && !(typeof copyOf === 'object' && (fieldsOf(copyOf)['text'] ?? text) === text);

function isFilledForm(kept: Kept, owner: string, now: number): boolean {
  const { keptAt, fields } = kept;
  return isOf(owner, kept) && typeof keptAt === 'number' && now - keptAt < aWeekMs && Object.values(fieldsOf(fields)).some(isFilled);
}

type Kept = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Kept => (typeof value === 'object' && value !== null ? { ...value } : {});
