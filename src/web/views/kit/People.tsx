import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { kitWords } from '#web/words/kit/kit-words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Rating } from '../figures/Rating.tsx';
import { KitSection } from './KitSection.tsx';
import { useWords } from '../words.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Cpath fill="%231d4f91" d="M0 0h40v40H0z"/%3E%3Cpath d="M6 15c4-5 8-5 12 0s8 5 16 0M6 22c4-5 8-5 12 0s8 5 16 0" fill="none" stroke="%23fff" stroke-width="2.6"/%3E%3C/svg%3E';

/** Circles for people, squares for organisations. */
export const People = observer(function People() {
  const { people: words } = useWords(kitWords);
  return (
    <KitSection heading={words.heading} lead={words.lead}>
      <ul className="row g3">
        {words.names.map((name) => (
          <li key={name} className="who">
            <Avatar name={name} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="row">
        <li>
          <Logo name={words.item} picture={picture} size="large" />
        </li>
        {words.companies.map((name) => (
          <li key={name} className="who">
            <Logo name={name} picture={null} />
            {name}
          </li>
        ))}
        <li className="who">
          <Logo name={words.item} picture={picture} size="small" />
          <Avatar name={words.item} size="small" />
        </li>
      </ul>
      <div className="cols even">
        <Card className="g0">
          <Link to={screens.companies} className="item">
            <Logo name={words.item} picture={picture} />
            <span className="sm">
              <b>{words.item}</b>
              <br />
              <span className="muted xs">{words.itemMeta}</span>
            </span>
            <Rating value={3.9} />
          </Link>
        </Card>
        <p className="gone">{words.gone}</p>
      </div>
    </KitSection>
  );
});
