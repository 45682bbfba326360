import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { agoOf } from '#core/figures/ago.ts';
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
import { InterventionsStore, type InterventionDraft } from '#web/stores/moderation/interventions-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import type { ContentWords } from '#web/words/en/content/words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { takeFocus } from '../overlays/lost-focus.ts';
import { useWords } from '../words.tsx';
import { InterventionFields } from './InterventionFields.tsx';

interface ModerateDialogProps {
  readonly resource: Resource;
  readonly moderated: Moderated;
  readonly done: (outcome: InterventionOutcome) => void;
  readonly close: () => void;
}

export const ModerateDialog = observer(function ModerateDialog({ resource, moderated, done, close }: ModerateDialogProps) {
  const { cancel } = useWords(postWords);
  const { moderating: words } = useWords(contentWords);
  const { member } = useStore(SessionStore);
  const kinds = interventionsFor(moderated).filter((kind) => mayAdminister(member?.role) || !isForAdministrators(kind));
  const { form, point } = useInvalidFocus<HTMLDivElement>();
  const { draft, change, send, missing, problem, isBusy } = useIntervention(resource, kinds, (outcome) => {
    done(outcome);
    close();
  });
  const foot = (
    <>
      <Button look="main" busy={isBusy} onClick={() => void send().then(point)}>
        {words.press[draft.kind]}
      </Button>
      <Button onClick={close}>{cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={words.title} foot={foot}>
      <div ref={form} className="stack g3">
        <InterventionFields kinds={kinds} draft={draft} change={change} missing={missing} />
        {problem && (
          <p ref={takeFocus} className="err" role="alert" tabIndex={-1}>
            {problem}
          </p>
        )}
        <p className="muted">{words.happens[draft.kind]}</p>
      </div>
    </Dialog>
  );
});

/** Draft of an intervention, sent once it names a required rule. */
function useIntervention(resource: Resource, kinds: readonly InterventionKind[], done: (outcome: InterventionOutcome) => void) {
  const { moderating: words } = useWords(contentWords);
  const store = useStore(InterventionsStore);
  const toasts = useStore(ToastStore);
  const refusal = useRefusal(resource);
  const [problem, tell] = useState<string>();
  const [missing, miss] = useState<'rule' | 'order'>();
  // Before anyone can press: what is chosen at once would be taken away by an effect that runs later.
  useLayoutEffect(() => store.open(resource), [store, resource]);
  const draft = store.filledIn(kinds);
  const send = async () => {
    const { kind, rule, note } = draft;
    tell(undefined);
    if (needsRule(kind) && !rule) return miss('rule');
    if (needsRule(kind) && lacksOrder(rule ?? null, note)) return miss('order');
    const outcome = await store.send(resource, draft);
    if (outcome.status !== 'SUCCESS') return tell(outcome.status === 'FAILURE' ? await refusal(outcome.failure, kind) : words.failed);
    toasts.show({ type: 'success', text1: outcome.value.status === 'SCHEDULED' ? words.waitsAgain : words.done[kind] });
    done(outcome.value);
  };
  const change = (changed: Partial<InterventionDraft>) => {
    tell(undefined);
    miss(undefined);
    store.fillIn(changed);
  };
  return { draft, change, send, missing, problem, isBusy: store.intervening.state.status === 'LOADING' };
}

/** Tells why an intervention failed, or that the moderator's own decision had arrived. */
function useRefusal(resource: Resource) {
  const { moderating: words, rulesNamed } = useWords(contentWords);
  const { ago } = useWords(postWords);
  const store = useStore(InterventionsStore);
  return async (failure: Failure, kind: InterventionKind): Promise<string> => {
    const own = failure.code === 'CHANGED_MEANWHILE' ? await store.arrived(resource, kind) : undefined;
    return own ? words.arrived(rulesNamed[own.rule], ago(agoOf(own.decidedAt, store.now))) : refusalIn(failure, kind, words);
  };
}

/** Reason of the failure. Sanctions depend on the author's state, not the content's. */
function refusalIn({ kind, code }: Failure, asked: InterventionKind, { conflicts, queued, conflict, failed }: ContentWords['moderating']): string {
  if (code === 'APPEAL_WAITS' || code === 'OVERRULED' || code === 'DECIDED_BY_ANOTHER' || code === 'OWN_CONTENT') return conflicts[code];
  if (code === 'CHANGED_MEANWHILE' && (asked === 'silence' || asked === 'unsilence' || asked === 'ban')) return queued[asked];
  return kind === 'conflict' ? conflict : failed;
}
