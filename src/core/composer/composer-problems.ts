import { contactsIn, type ContactKind } from '../content/contact-pattern.ts';
import { wholeText } from '../content/texts.ts';
import { problemsOf, textProblems, textsOf, type DraftProblem } from '../posts/post-draft.ts';
import { draftOf } from './draft-of.ts';
import { offerProblems, type DraftOfferProblem } from './offer-problems.ts';
import { pictureProblems, type DraftPictureProblem } from './picture-problems.ts';
import { editableIn } from './written-texts.ts';
import type { Writing } from './writing.ts';

/** Problems that keep a post from being sent, besides those both sides validate. */
export type ComposerProblem = DraftProblem | 'community' | DraftOfferProblem | DraftPictureProblem;

export function composerProblems(writing: Writing): readonly ComposerProblem[] {
  if (writing.postId !== null) return textProblems(editableIn(writing), writing.kind);
  const draft = wherever(writing);
  return [
    ...(writing.selectedCommunity ? [] : (['community'] as const)),
    ...(draft ? problemsOf(draft) : []),
    ...offerProblems(writing),
    ...pictureProblems(writing),
  ];
}

/** Builds the post even before its community is chosen. */
const wherever = (writing: Writing) => draftOf({ ...writing, selectedCommunity: writing.selectedCommunity ?? { entityId: '', type: 'topic', name: '' } });

export function contactsWritten(writing: Writing): readonly ContactKind[] {
  const draft = wherever(writing);
  return draft ? contactsIn(wholeText(textsOf(draft, []))) : [];
}
