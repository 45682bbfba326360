import { observer } from 'mobx-react-lite';
import { PostActionsStore, type PostQuestion } from '#web/stores/posts/post-actions-store.ts';
import { useStore } from '../stores.tsx';
import { TranslationDialog } from '../content/TranslationDialog.tsx';
import { AppealDialog } from '../moderation/AppealDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { LeavingDialog } from './LeavingDialog.tsx';
import { ModerateDialog } from '../moderation/ModerateDialog.tsx';
import { RemoveDialog } from '../moderation/RemoveDialog.tsx';
import { ReportDialog } from '../moderation/ReportDialog.tsx';
import { StopDialog } from '../moderation/StopDialog.tsx';
import { PicturesDialog } from '../media/PicturesDialog.tsx';
import { UrlDialog } from './UrlDialog.tsx';
import { WhyDialog } from '../moderation/WhyDialog.tsx';

export const PostQuestions = observer(function PostQuestions() {
  const actions = useStore(PostActionsStore);
  const { question } = actions;
  return question ? <Question question={question} close={() => actions.close()} /> : null;
});

function Question({ question, close }: { readonly question: PostQuestion; readonly close: () => void }) {
  switch (question.kind) {
    case 'report':
      return <ReportDialog resource={question.resource} close={close} />;
    case 'stop':
      return <StopDialog {...question} close={close} />;
    case 'remove':
      return <RemoveDialog remove={question.remove} close={close} />;
    case 'why':
      return <WhyDialog post={question.post} close={close} />;
    case 'moderate':
      return <ModerateDialog {...question} close={close} />;
    case 'appeal':
      return <AppealDialog {...question} close={close} />;
    case 'leave':
      return <LeavingDialog href={question.href} host={question.host} close={close} />;
    case 'translate':
      return <TranslationDialog {...question} close={close} />;
    case 'url':
      return <UrlDialog url={question.url} close={close} />;
    case 'pictures':
      return <PicturesDialog {...question} close={close} />;
    case 'keys':
      return <KeysDialog close={close} />;
  }
}
