import { fieldsIn } from '#core/device/kept-value.ts';
import type { UnsentCounts } from '#core/content/unsent.ts';
import { isBegun } from '#core/composer/is-begun.ts';
import { writingIn } from '#core/composer/kept-writing.ts';
import { offersNameOf } from '#core/offers/salary-offer.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { pendingNames } from '../chat/kept-pending.ts';
import { newPostsIn } from './new-posts.ts';

const aWeekMs = 604_800_000;

/** Counts unsent drafts and local offers that a sign-out would delete. */
export function countUnsent(storage: UserStorage, owner: string, now: number): UnsentCounts {
  const entriesOf = (name: string) => Object.entries(fieldsIn(storage.read(name))).map(([key, kept]) => [key, fieldsIn(kept)] as const);
  const posts = Object.values(newPostsIn(storage).of(owner)).flatMap(({ writing }) => writingIn(writing) ?? []);
  const ofComments = entriesOf('notes').filter(([, kept]) => isUnsentComment(kept, owner));
  const comments = ofComments.filter(([key]) => !key.startsWith('edit.')).length;
  const votes = ['votes', 'poll-votes'].flatMap((name) => Object.values(fieldsIn(storage.read(name))));
  const { offers } = fieldsIn(storage.read(offersNameOf(owner)));
  return {
    posts: posts.filter(isBegun).length,
    comments,
    messages: pendingNames(storage, owner).length,
    edits: ofComments.length - comments + entriesOf('edits').filter(([, kept]) => isOf(owner, kept)).length,
    notes: entriesOf('decisionNotes').filter(([, kept]) => isOf(owner, kept) && (isFilled(kept['note']) || isFilled(kept['noteToAuthor']))).length,
    forms: storage.names().filter((name) => name.startsWith('draft.') && isFilledForm(fieldsIn(storage.read(name)), owner, now)).length,
    votes: votes.filter((vote) => isOf(owner, fieldsIn(vote))).length,
    offers: Array.isArray(offers) ? offers.length : 0,
  };
}

const isOf = (owner: string, kept: Kept): boolean => kept['owner'] === owner;

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** True for text not yet posted, where a guest's draft counts for the member. */
const isUnsentComment = ({ owner: writer, text, copyOf }: Kept, owner: string): boolean =>
  (writer === owner || writer === '') && isFilled(text) && !(typeof copyOf === 'object' && (fieldsIn(copyOf)['text'] ?? text) === text);

function isFilledForm(kept: Kept, owner: string, now: number): boolean {
  const { keptAt, fields } = kept;
  return isOf(owner, kept) && typeof keptAt === 'number' && now - keptAt < aWeekMs && Object.values(fieldsIn(fields)).some(isFilled);
}

type Kept = Readonly<Record<string, unknown>>;
