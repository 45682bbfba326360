import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { kitWords } from '#web/words/kit/kit-words.ts';
import { Button } from '../ui/Button.tsx';
import { Chip, ChipLink } from '../ui/Chip.tsx';
import { SealIcon } from '../ui/area-icons.tsx';
import { CloseIcon, ShareIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { Switch } from '../fields/Switch.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import { KitSection } from './KitSection.tsx';

export const Buttons = observer(function Buttons() {
  const { buttons: words } = useWords(kitWords);
  const [follows, follow] = useState(true);
  return (
    <KitSection heading={words.heading} lead={words.lead}>
      <div className="row">
        <Button look="main">{words.main}</Button>
        <Button>{words.plain}</Button>
        <Button look="quiet">{words.quiet}</Button>
        <Button disabled>{words.disabled}</Button>
        <Button aria-pressed={follows} onClick={() => follow(!follows)}>
          {words.following}
        </Button>
        <Button square aria-label={words.share}>
          <ShareIcon />
        </Button>
        <Button look="main" busy>
          {words.busy}
        </Button>
        <Link className="btn" to={screens.companies}>
          {words.link}
        </Link>
      </div>
      <Chips />
      <Tags />
      <div className="row">
        <Switch label={words.bursts} defaultChecked />
        <Switch label={words.locked} defaultChecked disabled />
      </div>
      <Button wide>{words.wide}</Button>
    </KitSection>
  );
});

const Chips = observer(function Chips() {
  const { buttons: words } = useWords(kitWords);
  const [order, choose] = useState<'helpful' | 'newest'>('helpful');
  return (
    <div className="row">
      <Chip pressed={order === 'helpful'} onClick={() => choose('helpful')}>
        {words.helpful}
      </Chip>
      <Chip pressed={order === 'newest'} onClick={() => choose('newest')}>
        {words.newest}
      </Chip>
      <ChipLink to={screens.companies}>{words.cityChip}</ChipLink>
      <ChipLink to={screens.companies} chosen aria-label={words.remove}>
        {words.city}
        <CloseIcon />
      </ChipLink>
      <Chip disabled>{words.closed}</Chip>
    </div>
  );
});

const Tags = observer(function Tags() {
  const { buttons: words } = useWords(kitWords);
  const { you } = useWords(uiWords);
  return (
    <div className="row">
      <Tag tone="good">
        <SealIcon />
        {words.verified}
      </Tag>
      <Tag tone="ink">{words.writer}</Tag>
      <Tag>{words.now}</Tag>
      <Tag tone="warn">{words.burst}</Tag>
      <Tag tone="bad">{words.flagged}</Tag>
      <Tag tone="you">{you}</Tag>
      <span className="count">3</span>
    </div>
  );
});
