import { observer } from 'mobx-react-lite';
import type { SearchResult } from '#core/search/search-page.ts';
import type { SnippetPart } from '#core/search/snippet.ts';
import { Link } from '../ui/Link.tsx';
import { AnswerIcon } from './search-icons.tsx';
import styles from './search.module.css';
import { useAnswerWords } from './use-answer-words.ts';

export const ResultRow = observer(function ResultRow({ result }: { readonly result: SearchResult }) {
  const { ownNameOf, hintOf, countOf } = useAnswerWords();
  const [name, hint] = [ownNameOf(result), hintOf(result.hint)];
  const facts = [name.endsWith(hint) ? '' : hint, countOf(result)].filter(Boolean);
  return (
    <li className={`item ${styles.result}`}>
      <AnswerIcon type={result.type} />
      <div>
        <Link to={result.path} className={`plain ${styles.resultTitle} ${styles.cover}`}>
          {name}
        </Link>
        {facts.length > 0 && (
          <p className="prov">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        {result.snippet.length > 0 && <Snippet parts={result.snippet} />}
      </div>
    </li>
  );
});

const Snippet = ({ parts }: { readonly parts: readonly SnippetPart[] }) => (
  <p className={styles.snippet} dir="auto">
    {placed(parts).map(({ from, text, isFound }) => (isFound ? <mark key={from}>{text}</mark> : <span key={from}>{text}</span>))}
  </p>
);

function placed(parts: readonly SnippetPart[]): readonly (SnippetPart & { readonly from: number })[] {
  let end = 0;
  return parts.map((part) => ({ ...part, from: (end += part.text.length) }));
}
