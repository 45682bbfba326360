import { observer } from 'mobx-react-lite';
import { repliedIdOf, type Replied } from '#core/company-desk/company-replies.ts';
import type { HiddenReply } from '#core/company-desk/hidden-replies.ts';
import type { DeskReplies } from '#web/stores/company-desk/desk-replies.ts';
import { HiddenRepliesStore } from '#web/stores/company-desk/hidden-replies-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { deskReplyWords } from '#web/words/company-desk/desk-reply-words.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { AnswerBelow } from '../company-replies/AnswerBelow.tsx';
import { Rating } from '../figures/Rating.tsx';
import { useStoryTitle } from '../interviews/use-story-title.ts';
import { ReviewJobLine } from '../reviews/ReviewJobLine.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { DeskReplyForm } from './DeskReplyForm.tsx';
import { HiddenReplyNote } from './HiddenReplyNote.tsx';
import { ReportFromDesk } from './ReportFromDesk.tsx';
import styles from './company-desk.module.css';

interface DeskThingProps {
  readonly store: DeskReplies;
  readonly thing: Replied;
  readonly isWriter: boolean;
}

/** One review, interview or note about a benefit at the desk, with its reply. */
export const DeskThing = observer(function DeskThing({ store, thing, isWriter }: DeskThingProps) {
  const { from } = useWords(companyReplyWords);
  const { title, texts } = useSaid(thing);
  const { reply, company } = thing;
  const isWritten = store.written !== undefined && repliedIdOf(store.written) === repliedIdOf(thing);
  const hidden = useStore(HiddenRepliesStore).about(repliedIdOf(thing));
  return (
    <article className="card stack g3">
      {'stars' in thing && <Rating value={thing.stars} />}
      <div className="stack g1">
        <h3>{title}</h3>
        {'stars' in thing && <ReviewJobLine review={thing} />}
      </div>
      {isWritten && (
        <div className={styles.two}>
          {texts.map(([heading, text]) => (
            <div key={heading}>
              <h4 className="lab">{heading}</h4>
              <p className={styles.text}>{text}</p>
            </div>
          ))}
        </div>
      )}
      {reply && !isWritten && (
        <div className="inset">
          <p className="sm">
            <b>{from(company.name)}</b>
          </p>
          <p className={styles.text}>{reply.text}</p>
          {reply.answer && <AnswerBelow answer={reply.answer} />}
        </div>
      )}
      {hidden && <HiddenReplyNote hidden={hidden} said={title} isWriter={isWriter} />}
      {isWritten ? (
        <DeskReplyForm store={store} thing={thing} />
      ) : (
        isWriter && mayFollow(hidden) && <Begin store={store} thing={thing} title={title} isAnother={hidden !== undefined} />
      )}
    </article>
  );
});

/** Title and texts of a thing; those that are empty are left out. */
function useSaid(thing: Replied): { readonly title: string; readonly texts: readonly (readonly [heading: string, text: string])[] } {
  const [{ card, one }, story] = [useWords(reviewWords), useWords(interviewWords).card];
  const { names, one: note } = useWords(benefitWords);
  const titleOf = useStoryTitle();
  if ('stars' in thing)
    return {
      title: thing.title ?? one.title(thing.company.name),
      texts: [
        [card.likes, thing.likes],
        [card.dislikes, thing.dislikes],
      ],
    };
  if ('benefitsId' in thing) return { title: note.title(names[thing.benefit], thing.company.name), texts: [[names[thing.benefit], thing.text]] };
  const texts = [[story.story, thing.story] as const, [story.tips, thing.tips ?? ''] as const].filter(([, text]) => text !== '');
  return { title: titleOf(thing), texts };
}

/** Lets another reply follow one that was taken down, unless a moderator looks at it. */
const mayFollow = (hidden: HiddenReply | undefined): boolean => hidden === undefined || (hidden.week !== null && hidden.appeal !== 'open');

interface BeginProps extends Pick<DeskThingProps, 'store' | 'thing'> {
  readonly title: string;
  readonly isAnother: boolean;
}

const Begin = observer(function Begin({ store, thing, title, isAnother }: BeginProps) {
  const [words, { another }] = [useWords(deskWords), useWords(deskReplyWords)];
  const label = isAnother ? another : thing.reply ? words.change : words.reply;
  return (
    <span className="row">
      <Button aria-label={`${label}: ${title}`} onClick={() => store.begin(thing)}>
        {label}
      </Button>
      {'stars' in thing && <ReportFromDesk reviewId={thing.reviewId} title={title} />}
    </span>
  );
});
