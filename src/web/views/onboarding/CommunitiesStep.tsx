import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { CommunitiesStepStore } from '#web/stores/onboarding/communities-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { CheckIcon, SearchIcon } from '../ui/icons.tsx';
import { stepForm } from '../steps/step-form.ts';
import { StepProblem } from '../steps/StepProblem.tsx';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

export const CommunitiesStep = observer(function CommunitiesStep() {
  const words = useWords(onboardingWords);
  const store = useStore(CommunitiesStepStore);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store.send();
  };
  return (
    <form id={stepForm} className={styles.step} onSubmit={send}>
      <p className="muted">{words.communities.lead}</p>
      <div className="combo">
        <SearchIcon />
        <input
          className="input"
          type="search"
          aria-label={words.communities.search}
          placeholder={words.communities.search}
          autoComplete="off"
          value={store.text}
          onChange={({ target }) => store.search(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <p role="status" className="sm muted">
        {store.groups.length === 0 ? words.communities.none : words.communities.chosen(store.chosen.length)}
      </p>
      <Groups />
      <StepProblem hasFailed={store.hasFailed} />
    </form>
  );
});

const Groups = observer(function Groups() {
  const words = useWords(onboardingWords);
  const nameOf = useCommunityName();
  const store = useStore(CommunitiesStepStore);
  return store.groups.map(({ type, shown, hidden }) => (
    <fieldset key={type} className={styles.group}>
      <legend>{words.communities.groups[type]}</legend>
      <div className={styles.chips}>
        {shown.map((community) => (
          <Chip key={community.entityId} pressed={store.isChosen(community)} onClick={() => store.toggle(community)}>
            {store.isChosen(community) && <CheckIcon small />}
            {nameOf(community)}
          </Chip>
        ))}
        {hidden > 0 && (
          <Button look="quiet" onClick={() => store.showAll(type)}>
            {words.communities.more(hidden)}
          </Button>
        )}
      </div>
    </fieldset>
  ));
});
