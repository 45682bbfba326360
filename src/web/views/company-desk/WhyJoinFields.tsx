import { observer } from 'mobx-react-lite';
import { longestProfileText, longestProfileTitle, mostCustomSections } from '#core/company-profiles/profile-limits.ts';
import { DeskFactsStore } from '#web/stores/company-desk/desk-facts-store.ts';
import { deskFactWords } from '#web/words/company-desk/desk-fact-words.ts';
import { factWords } from '#web/words/company-profiles/fact-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

/** Sections that say why to join, each with a title and a text. */
export const WhyJoinFields = observer(function WhyJoinFields({ error }: { readonly error: string | undefined }) {
  const [words, { names }] = [useWords(deskFactWords), useWords(factWords)];
  const store = useStore(DeskFactsStore);
  const { lines } = store;
  return (
    <fieldset className="stack g3" aria-describedby="why-join-aside">
      <legend>{names.whyJoin}</legend>
      <p id="why-join-aside" className={error ? 'err' : 'hint'} role={error && 'alert'}>
        {error && <WarningIcon small />}
        {error ?? words.hints.whyJoin}
      </p>
      {lines.map((_, at) => (
        <SectionFields key={words.sectionTitle(at + 1)} at={at} />
      ))}
      {lines.length < mostCustomSections && (
        <span className="row">
          <Button onClick={() => store.type([...lines, '\n'])}>{words.addSection}</Button>
        </span>
      )}
    </fieldset>
  );
});

const SectionFields = observer(function SectionFields({ at }: { readonly at: number }) {
  const words = useWords(deskFactWords);
  const store = useStore(DeskFactsStore);
  const { lines } = store;
  const [title = '', ...rest] = (lines[at] ?? '').split('\n');
  const text = rest.join('\n');
  const type = (line: string) => store.type(lines.with(at, line));
  return (
    <div className="stack g2">
      <Field label={words.sectionTitle(at + 1)}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={longestProfileTitle}
            value={title}
            onChange={({ currentTarget }) => type(`${currentTarget.value}\n${text}`)}
          />
        )}
      </Field>
      <Field label={words.sectionText(at + 1)}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={4}
            maxLength={longestProfileText}
            value={text}
            onChange={({ currentTarget }) => type(`${title}\n${currentTarget.value}`)}
          />
        )}
      </Field>
      <span className="row">
        <Button look="quiet" onClick={() => store.type(lines.toSpliced(at, 1))}>
          {words.removeSection(at + 1)}
        </Button>
      </span>
    </div>
  );
});
