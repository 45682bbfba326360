import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { Toast } from '#core/toasts/toast.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import type { KitWords } from '#web/words/en/kit/words.ts';
import { kitWords } from '#web/words/kit/kit-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ToastCard } from '../overlays/ToastCard.tsx';
import { KitSection } from './KitSection.tsx';
import { useWords } from '../words.tsx';

const nothing = () => {};

export const KitFeedback = observer(function KitFeedback() {
  const { feedback: words, buttons } = useWords(kitWords);
  const toasts = useStore(ToastStore);
  const samples = samplesIn(words.toasts);
  return (
    <KitSection heading={words.heading} lead={words.lead}>
      <div className="row">
        <span className="sm">{words.show}</span>
        {samples.map((toast) => (
          <Button key={toast.type} onClick={() => toasts.show(toast, toast.type === 'success' ? 'stored' : 'spoken')}>
            {words.kinds[toast.type]}
          </Button>
        ))}
      </div>
      <div className="grid broad">
        <div className="stack g2">
          {samples.map((toast) => (
            <ToastCard key={toast.type} toast={toast} isLeaving={false} close={nothing} />
          ))}
        </div>
        <EmptyState title={words.empty} level={3}>
          <p className="sm muted">{words.emptyWhy}</p>
          <Link to={screens.companies} className="btn">
            {buttons.link}
          </Link>
        </EmptyState>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </div>
    </KitSection>
  );
});

type Sample = Toast & { readonly type: 'success' | 'failure' | 'alertWithTitle' | 'info' | 'chatMessage' | 'default' };

function samplesIn(words: KitWords['feedback']['toasts']): readonly Sample[] {
  return [
    { type: 'success', text1: words.success },
    { type: 'failure', text1: words.failure, props: { onLinkClick: nothing } },
    { type: 'alertWithTitle', text1: words.alertWithTitle, text2: words.alertText },
    { type: 'info', text1: words.info },
    { type: 'chatMessage', text1: words.chatMessage, props: { onViewMessage: nothing } },
    { type: 'default', text1: words.default, props: { isLoading: true } },
  ];
}
