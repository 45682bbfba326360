import { contactsIn, type ContactKind } from '../content/contact-pattern.ts';
import { wholeText } from '../content/texts.ts';
import { problemsOf, textProblems, textsOf, type DraftProblem } from '../posts/post-draft.ts';
import { draftOf } from './draft-of.ts';
import { offerProblems, type DraftOfferProblem } from './offer-problems.ts';
import { pictureProblems, type DraftPictureProblem } from './picture-problems.ts';
import { editableIn } from './written-texts.ts';
import type { Writing } from './writing.ts';

/** The problems that keep a post from being sent, besides those that both sides validate. */
export type ComposerProblem = DraftProblem | 'community' | DraftOfferProblem | DraftPictureProblem;

/** Everything that keeps a draft from being sent; of a post that exists already, its words alone. */
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

/** The post as it would be sent, also while its community is not chosen yet. */
const wherever = (writing: Writing) => draftOf({ ...writing, selectedCommunity: writing.selectedCommunity ?? { entityId: '', type: 'topic', name: '' } });

/** The ways to reach someone that a draft seems to hold. */
export function contactsWritten(writing: Writing): readonly ContactKind[] {
  const draft = wherever(writing);
  return draft ? contactsIn(wholeText(textsOf(draft, []))) : [];
}
