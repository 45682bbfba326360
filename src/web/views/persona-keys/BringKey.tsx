import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { keyFileName } from '#core/persona-keys/key-file.ts';
import { KeyReturnStore, type ChosenFile } from '#web/stores/persona-keys/key-return-store.ts';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { Field } from '../fields/Field.tsx';
import { Segments } from '../fields/Segments.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { saidOf } from './KeyProblemLine.tsx';
import { NameInput } from './NameInput.tsx';
import { PassphraseInput } from './PassphraseInput.tsx';
import styles from './made-up-name.module.css';

const ways = ['code', 'file', 'copy'] as const;

export const BringKey = observer(function BringKey() {
  const { bring: words } = useWords(personaKeyWords);
  const { isGuest } = useStore(SessionStore);
  const store = useStore(KeyReturnStore);
  return (
    <div className={`needs-script ${styles.form}`}>
      <p>{words.lead}</p>
      {isGuest && <p>{words.guest}</p>}
      <Segments
        label={words.way}
        value={store.way}
        options={ways.map((way) => ({ value: way, label: words.ways[way] }))}
        onChange={(way) => store.choose(way)}
      />
      {store.way === 'code' && <ByCode />}
      {store.way === 'file' && <FromFile />}
      {store.way === 'copy' && <FromCopy />}
      <OtherKey />
    </div>
  );
});

const WayForm = observer(function WayForm({ children, send }: { readonly children: ReactNode; readonly send: () => void }) {
  const words = useWords(personaKeyWords);
  const store = useStore(KeyReturnStore);
  const isBusy = store.bringing.state.status === 'LOADING';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) send();
  };
  const { problem } = store;
  // The answer may have been lost after the code was used.
  const isKnown = problem?.kind === 'limited' || (problem?.code ?? '') in words.bring.problem;
  const codeUsed = store.way === 'code' && !isKnown ? ` ${words.codeUsed}` : '';
  const notFound = store.way === 'copy' ? words.bring.problem['noCopy'] : words.bring.problem['noTransfer'];
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <p className="err" role="alert">
        {problem && (
          <>
            <WarningIcon small />
            {problem.kind === 'missing' ? notFound : saidOf(words, problem) + codeUsed}
          </>
        )}
      </p>
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.bring.busy : words.bring.press}
      </Button>
    </form>
  );
});

const ByCode = observer(function ByCode() {
  const { bring: words } = useWords(personaKeyWords);
  const store = useStore(KeyReturnStore);
  const [typed, type] = useState('');
  return (
    <WayForm send={() => void store.byCode(typed)}>
      <Field label={words.code} hint={words.codeHint}>
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        )}
      </Field>
    </WayForm>
  );
});

const FromFile = observer(function FromFile() {
  const { bring: words, passphrase } = useWords(personaKeyWords);
  const store = useStore(KeyReturnStore);
  const [file, choose] = useState<ChosenFile>();
  const [isMissing, miss] = useState(false);
  const [typed, type] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const send = () => {
    miss(!file);
    if (file) void store.byFile(file, typed);
    else input.current?.focus();
  };
  return (
    <WayForm send={send}>
      <Field label={words.file} error={isMissing ? words.needsFile(keyFileName) : undefined}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            type="file"
            accept=".txt,text/plain"
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              miss(false);
            }}
          />
        )}
      </Field>
      <Field label={passphrase.label}>{(control) => <PassphraseInput {...control} autoComplete="current-password" value={typed} onType={type} />}</Field>
    </WayForm>
  );
});

const FromCopy = observer(function FromCopy() {
  const { bring: words, passphrase } = useWords(personaKeyWords);
  const store = useStore(KeyReturnStore);
  const [name, rename] = useState('');
  const [typed, type] = useState('');
  return (
    <WayForm send={() => void store.byCopy(name, typed)}>
      <Field label={words.name} hint={words.nameHint}>
        {(control) => <NameInput {...control} value={name} onType={rename} />}
      </Field>
      <Field label={passphrase.label}>{(control) => <PassphraseInput {...control} autoComplete="current-password" value={typed} onType={type} />}</Field>
    </WayForm>
  );
});

const OtherKey = observer(function OtherKey() {
  const { replace: words } = useWords(personaKeyWords);
  const store = useStore(KeyReturnStore);
  const { name } = useStore(MadeUpNameStore);
  const foot = (
    <>
      <Button busy={store.replacing.state.status === 'LOADING'} onClick={() => void store.replace()}>
        {words.press}
      </Button>
      <Button onClick={() => store.leave()}>{words.leave}</Button>
    </>
  );
  return (
    <Dialog isOpen={store.waiting !== undefined} onClose={() => store.leave()} title={words.title} foot={foot}>
      <p>{name ? words.text(name.userName) : words.nameless}</p>
    </Dialog>
  );
});
