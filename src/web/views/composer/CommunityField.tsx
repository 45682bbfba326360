import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CommunityChoiceStore } from '#web/stores/composer/community-choice-store.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { useWords } from '../words.tsx';

const mostOffered = 6;

export const CommunityField = observer(function CommunityField() {
  const words = useWords(composerWords);
  const nameOf = useCommunityName();
  const choice = useStore(CommunityChoiceStore);
  const memberships = useStore(MembershipsStore);
  const { writing, hasTried } = useStore(ComposerStore);
  useEffect(() => void memberships.open(), [memberships]);
  const chosen = writing.selectedCommunity;
  return (
    <div className="stack g2">
      <Field label={words.community} hint={words.communityHint} error={hasTried && !chosen ? words.chooseCommunity : undefined}>
        {(control) => (
          <Combobox
            {...control}
            store={choice.suggestions}
            placeholder={words.communityPlaceholder}
            onChoose={({ id }) => choice.chooseById(id)}
            onLeave={() => void choice.leave()}
          />
        )}
      </Field>
      {choice.elsewhere && chosen && (
        <div className="inset row" role="status">
          <p className="grow">{words.draftIn(chosen.name)}</p>
          <Button onClick={() => choice.elsewhere && choice.choose(choice.elsewhere)}>{words.postIn(nameOf(choice.elsewhere))}</Button>
        </div>
      )}
      {memberships.followed.length > 0 && (
        <div className="row" role="group" aria-label={words.community}>
          {memberships.followed
            .filter(({ isClosed }) => !isClosed)
            .slice(0, mostOffered)
            .map((community) => (
              <Chip key={community.entityId} pressed={community.entityId === chosen?.entityId} onClick={() => choice.choose(community)}>
                {nameOf(community)}
              </Chip>
            ))}
        </div>
      )}
    </div>
  );
});
