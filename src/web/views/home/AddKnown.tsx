import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { promptsFor, type ContributionPrompt } from '#core/contributions/contribution-prompt.ts';
import { screens } from '#core/navigation/screens.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { formOfKind } from '../contributions/form-of-kind.ts';
import { useStore } from '../stores.tsx';
import { NextIcon } from '../ui/form-icons.tsx';
import type { IconProps } from '../ui/Icon.tsx';
import { ChatIcon, CheckIcon, EditIcon, PhotoIcon, RupeeIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { Section } from './Section.tsx';

const icons: Readonly<Record<ContributionKind, ComponentType<IconProps>>> = {
  review: EditIcon,
  interview: ChatIcon,
  photo: PhotoIcon,
  salary: RupeeIcon,
  benefits: CheckIcon,
};

/** Ways to contribute, for members about their own workplace. */
export const AddKnown = observer(function AddKnown() {
  const { add: words } = useWords(homeWords);
  const { prompts } = useStore(HomeStore);
  return (
    <Section heading={words.heading} more={{ to: screens.contributions, label: words.own }}>
      <p className="muted">{words.lead}</p>
      <ul className="list">
        {(prompts.value ?? promptsFor(null)).map((prompt) => (
          <li key={prompt.type}>
            <Way prompt={prompt} />
          </li>
        ))}
      </ul>
    </Section>
  );
});

const Way = observer(function Way({ prompt: { type, company } }: { readonly prompt: ContributionPrompt }) {
  const { add: words } = useWords(homeWords);
  const Icon = icons[type];
  const { title, text } = words.kinds[type];
  return (
    <Link to={formOfKind(type, company?.urlName)} className="item">
      <span className="glyph">
        <Icon />
      </span>
      <span>
        <span className="strong">{title(company?.name)}</span>
        <br />
        <span className="sm muted">{text}</span>
      </span>
      <NextIcon small />
    </Link>
  );
});
