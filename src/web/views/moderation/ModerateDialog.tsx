import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  interventionsFor,
  isForAdministrators,
  needsRule,
  type InterventionKind,
  type InterventionOutcome,
  type Moderated,
} from '#core/moderation/interventions.ts';
import { mayAdminister } from '#core/moderation/member-role.ts';
import { lacksOrder } from '#core/moderation/moderation-outcome.ts';
import type { Failure } from '#core/failure.ts';
import type { Resource } from '#core/votes/vote.ts';
import { InterventionsStore } from '#web/stores/moderation/interventions-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import type { ContentWords } from '#web/words/content/en.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useWords } from '../words.tsx';
import { InterventionFields, type InterventionDraft } from './InterventionFields.tsx';

interface ModerateDialogProps {
  readonly resource: Resource;
  readonly moderated: Moderated;
  readonly done: (outcome: InterventionOutcome) => void;
  readonly close: () => void;
}

/** Asks a moderator what is to be done with a post or comment: by which rule, what its author is told, and what will happen. */
export const ModerateDialog = observer(function ModerateDialog({ resource, moderated, done, close }: ModerateDialogProps) {
  const { cancel } = useWords(postWords);
  const { moderating: words } = useWords(contentWords);
  const { member } = useStore(SessionStore);
  const kinds = interventionsFor(moderated).filter((kind) => mayAdminister(member?.role) || !isForAdministrators(kind));
  const { draft, change, send, problem, isBusy } = useIntervention(resource, kinds[0] ?? 'remove', (outcome) => {
    done(outcome);
    close();
  });
  const foot = (
    <>
      <Button look="main" busy={isBusy} onClick={() => void send()}>
        {words.press[draft.kind]}
      </Button>
      <Button onClick={close}>{cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={words.title} foot={foot}>
      <div className="stack g3">
        <InterventionFields kinds={kinds} draft={draft} change={change} />
        {problem && (
          <p className="err" role="alert">
            {problem}
          </p>
        )}
        <p className="muted">{words.happens[draft.kind]}</p>
      </div>
    </Dialog>
  );
});

/** The draft of an intervention, sent once it names a rule where it has to. */
function useIntervention(resource: Resource, first: InterventionKind, done: (outcome: InterventionOutcome) => void) {
  const { moderating: words } = useWords(contentWords);
  const { intervening } = useStore(InterventionsStore);
  const toasts = useStore(ToastStore);
  const [draft, put] = useState<InterventionDraft>({ kind: first, rule: undefined, note: '', days: 7, covers: 'persona' });
  const [problem, tell] = useState<string>();
  const send = async () => {
    const { kind, rule, note, days, covers } = draft;
    if (needsRule(kind) && !rule) return tell(words.choose);
    if (needsRule(kind) && lacksOrder(rule ?? null, note)) return tell(words.orderMissing);
    const outcome = await intervening.send(resource, {
      kind,
      rule: needsRule(kind) ? (rule ?? null) : null,
      ...(note.trim() && { note: note.trim() }),
      ...(kind === 'silence' && { days, covers }),
      ...(kind === 'ban' && { days }),
    });
    if (outcome.status !== 'SUCCESS') return tell(outcome.status === 'FAILURE' ? refusalIn(outcome.failure, kind, words) : words.failed);
    toasts.show({ type: 'success', text1: words.done[kind] });
    done(outcome.value);
  };
  const change = (changed: Partial<InterventionDraft>) => {
    tell(undefined);
    put({ ...draft, ...changed });
  };
  return { draft, change, send, problem, isBusy: intervening.state.status === 'LOADING' };
}

/** The sentence about why an intervention was not done. Those on the author stand or fall with what holds the author, not with the thing. */
function refusalIn({ kind, code }: Failure, asked: InterventionKind, { conflicts, held, conflict, failed }: ContentWords['moderating']): string {
  if (code === 'APPEAL_WAITS' || code === 'OVERRULED' || code === 'DECIDED_BY_ANOTHER' || code === 'OWN_CONTENT') return conflicts[code];
  if (code === 'CHANGED_MEANWHILE' && (asked === 'silence' || asked === 'unsilence' || asked === 'ban')) return held[asked];
  return kind === 'conflict' ? conflict : failed;
}
