import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Failure } from '#core/failure.ts';
import { mostMutes, type MuteKind } from '#core/moderation/mutes.ts';
import { nameAway } from '#core/persona-keys/name-away.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import type { Resource } from '#core/votes/vote.ts';
import { HiddenContentStore } from '#web/stores/moderation/hidden-content-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useNameBegins } from '../content/use-name-begun.ts';
import { useTellHidden } from '../content/use-undo.ts';
import { useWords } from '../words.tsx';

interface StopDialogProps {
  readonly how: MuteKind;
  readonly resource: Resource;
  readonly name: string;
  /** Persona kind. For designations only the one thing is hidden. */
  readonly by: ProfileType;
  readonly close: () => void;
}

/** Tells the effects of muting or blocking on both sides beforehand. */
export const StopDialog = observer(function StopDialog({ how, resource, name, by, close }: StopDialogProps) {
  const { stop } = useWords(contentWords);
  const { cancel } = useWords(postWords);
  const hiddenContent = useStore(HiddenContentStore);
  const { selected } = useStore(PersonaChoiceStore);
  const [chosen, choose] = useState<ProfileType>();
  const [hasFailed, fail] = useState(false);
  const { state } = hiddenContent.muting;
  const persona = chosen ?? selected?.profileType ?? 'ANONYMOUS';
  const say = useDone();
  // Of what someone works as a mute hides one thing, and nobody.
  const isOneThing = how === 'MUTE' && by === 'DESIGNATION';
  const press = async () => {
    if (!(await hiddenContent.mute(resource, how, persona))) return fail(true);
    close();
    // Only now can the place behind the dialog take the focus.
    hiddenContent.point(resource.resourceId);
    say(resource);
  };
  const foot = (
    <>
      <Button look="main" busy={state.status === 'LOADING'} onClick={() => void press()}>
        {isOneThing ? stop.hide.press : stop.press[how]}
      </Button>
      <Button onClick={close}>{cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={isOneThing ? stop.hide[resource.resourceType === 'POST' ? 'post' : 'comment'] : stop.title[how](name)} foot={foot}>
      <div className="stack g3">
        <p>{stop.forMe[by][how]}</p>
        {how === 'BLOCK' && <ClosedPersona persona={persona} choose={choose} />}
        <p>{stop.forThem[how]}</p>
        <p className="muted sm">{stop.where}</p>
        {hasFailed && state.status === 'FAILURE' && <NotDone failure={state.failure} />}
      </div>
    </Dialog>
  );
});

/** Reason for failure. Without an answer the outcome is open. */
const NotDone = observer(function NotDone({ failure: { code, kind } }: { readonly failure: Failure }) {
  const { stop } = useWords(contentWords);
  const begins = useNameBegins();
  const refused = code === 'TOO_MANY' ? stop.full(mostMutes) : code === nameAway ? (begins ?? stop.away) : undefined;
  return (
    <p className="err" role="alert">
      {refused ?? (kind === 'offline' || kind === 'broken' ? stop.unsure : stop.failed)}
    </p>
  );
});

function useDone(): (resource: Resource) => void {
  const { stop } = useWords(postWords);
  const hiddenContent = useStore(HiddenContentStore);
  const tell = useTellHidden();
  return ({ resourceId, resourceType }) => {
    const reason = hiddenContent.things.get(resourceId);
    if (reason && reason.kind !== 'HIDDEN') tell(resourceId, reason, stop.done(reason, resourceType));
  };
}

/** Own persona a block closes. Only one, so that nobody can link both. */
const ClosedPersona = observer(function ClosedPersona({ persona, choose }: { readonly persona: ProfileType; readonly choose: (persona: ProfileType) => void }) {
  const { stop } = useWords(contentWords);
  const { personas: named } = useWords(postWords);
  const choice = useStore(PersonaChoiceStore);
  useEffect(() => void choice.open(), [choice]);
  const options = profileTypes.flatMap((type) => {
    const own = choice.begun.find(({ profileType }) => profileType === type);
    return own ? [{ value: type, label: named[type](own.userName ?? own.bio ?? '') }] : [];
  });
  if (options.length < 2) return null;
  return (
    <Field label={stop.closed} hint={stop.closedBecause}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={persona}
          onChange={({ currentTarget }) => choose(profileTypes.find((type) => type === currentTarget.value) ?? persona)}
        />
      )}
    </Field>
  );
});
