import { observer } from 'mobx-react-lite';
import type { AdministeredTopic } from '#core/administration/administered-topics.ts';
import { TopicsStore } from '#web/stores/administration/topics-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { TopicMark } from '../communities/TopicMark.tsx';
import { communityPath } from '../content/community-path.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import { TopicForm } from './TopicForm.tsx';
import styles from './administration.module.css';

export const TopicsView = observer(function TopicsView() {
  const { topics: words } = useWords(administrationWords);
  const { list, editor } = useStore(TopicsStore);
  return (
    <section className="stack g4" aria-label={words.adding}>
      {editor.isOpen ? (
        <TopicForm />
      ) : (
        <div>
          <Button look="main" className="needs-script" onClick={() => editor.begin()}>
            {words.add}
          </Button>
        </div>
      )}
      <Await request={list}>
        {(topics) => (
          <ul className="card list">
            {topics.map((topic) => (
              <Row key={topic.entityId} topic={topic} />
            ))}
          </ul>
        )}
      </Await>
    </section>
  );
});

const Row = observer(function Row({ topic }: { readonly topic: AdministeredTopic }) {
  const { topics: words } = useWords(administrationWords);
  const { editor } = useStore(TopicsStore);
  const { name, names, slug, sign, isClosed, posts, followers, category } = topic;
  return (
    <li className={`item ${styles.row}`}>
      <span className="glyph">
        <TopicMark sign={sign} />
      </span>
      <span className="sm">
        <Link className="strong plain" to={communityPath({ type: 'topic', slug })}>
          {name}
        </Link>
        {Object.entries(names).map(([language, said]) => (
          <span key={language} lang={language}>{` · ${said}`}</span>
        ))}{' '}
        {isClosed && <Tag>{words.isClosed}</Tag>}
        <br />
        <span className="xs muted">{`${words.categories[category]} · ${words.facts(posts, followers)}`}</span>
      </span>
      <Button className="needs-script" aria-label={words.editNamed(name)} onClick={() => editor.begin(topic)}>
        {words.edit}
      </Button>
    </li>
  );
});
