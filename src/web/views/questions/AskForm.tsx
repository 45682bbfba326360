import { observer } from 'mobx-react-lite';
import { useEffect, type RefObject } from 'react';
import { contactsIn } from '#core/content/contact-pattern.ts';
import { longestQuestion } from '#core/interviews/interview.ts';
import { questionPath } from '#core/navigation/screens.ts';
import { refusedWordsOf } from '#web/stores/abuse/refused-words.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { AskStore } from '#web/stores/questions/ask-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { RefusedWords } from '../abuse/RefusedWords.tsx';
import { useRefused } from '../abuse/use-refused.ts';
import { ContactWarning } from '../content/ContactWarning.tsx';
import { useTextStop } from '../exposure/use-exposure-stop.tsx';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useNameBegun } from '../content/use-name-begun.ts';
import { Field } from '../fields/Field.tsx';
import { OtherDraft } from '../fields/OtherDraft.tsx';
import { useFormLogin } from '../login/use-form-login.ts';
import { PersonaPicker } from '../personas/PersonaPicker.tsx';
import { useDraftPersona, type DraftPersonaState } from '../personas/use-draft-persona.ts';
import { useNameless } from '../personas/use-nameless.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { AskRefused } from './AskRefused.tsx';
import styles from './questions.module.css';

/** Question form, with similar questions below while typing. */
export const AskForm = observer(function AskForm() {
  const { ask: words } = useWords(questionWords);
  const store = useStore(AskStore);
  const { member } = useStore(SessionStore);
  const onboarding = useStore(OnboardingStore);
  const asMember = useMembersOnly('question', 'w');
  const persona = useDraftPersona(store.sentName?.profileType ?? store.profileType, (chosen) => store.choose(chosen));
  const { field, find, own, isRefused } = useRefused<HTMLTextAreaElement>(refusedWordsOf(store.asking.state), '/body/text', store.text);
  const isNameless = useNameless();
  const { ask, notice } = useCheckedAsking(persona, field);
  useBegun();
  usePersonas(store.text !== '');
  return (
    <form
      className={`needs-script ${styles.ask}`}
      onSubmit={(event) => {
        event.preventDefault();
        asMember(isNameless ? () => onboarding.open('w') : () => (persona.isKnown || !member) && ask());
      }}
    >
      <OtherDraft draft={store.draft} swap={() => store.swap()} />
      <Field label={words.label} hint={words.hint} error={store.isShort ? words.short : undefined}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className="input"
            dir="auto"
            rows={2}
            maxLength={longestQuestion}
            placeholder={words.placeholder}
            value={store.text}
            onChange={({ currentTarget }) => store.type(currentTarget.value)}
          />
        )}
      </Field>
      <Alike />
      <ContactWarning kinds={contactsIn(store.text)} />
      <RefusedWords problems={own} text={store.text} find={find} />
      {!isRefused && <AskRefused />}
      {notice}
      <Foot persona={persona} isNameless={isNameless} />
    </form>
  );
});

interface FootProps {
  readonly persona: DraftPersonaState;
  readonly isNameless: boolean;
}

/** Persona, also named on the button, which sends or leads to a name first. */
const Foot = observer(function Foot({ persona, isNameless }: FootProps) {
  const { ask: words } = useWords(questionWords);
  const store = useStore(AskStore);
  const { member } = useStore(SessionStore);
  const isNamed = member !== undefined && !isNameless;
  return (
    <div className={styles.foot}>
      {isNamed && store.text !== '' && (
        <PersonaPicker chosen={persona.profileType} isFixed={store.sentName !== undefined} choose={(chosen) => store.choose(chosen)} />
      )}
      <Button type="submit" look="main" busy={store.asking.state.status === 'LOADING'}>
        {isNameless ? words.nameFirst : isNamed && persona.isKnown && persona.name !== undefined ? words.sendAs(persona.name) : words.send}
      </Button>
    </div>
  );
});

function useAsking() {
  const store = useStore(AskStore);
  const navigate = useNavigate();
  return async (...under: Parameters<AskStore['ask']>) => {
    const question = await store.ask(...under);
    if (question) void navigate(questionPath(question.slug));
  };
}

function useCheckedAsking(persona: DraftPersonaState, field: RefObject<HTMLElement | null>) {
  const store = useStore(AskStore);
  const send = useAsking();
  const { text, company } = store;
  const begun = useNameBegun();
  const { checked, notice } = useTextStop({
    draftKey: 'question',
    text,
    company,
    type: (plain) => store.type(plain),
    field,
    send: () => void send(persona),
  });
  return { ask: () => (persona.profileType === 'ANONYMOUS' ? begun(checked) : checked()), notice };
}

/** Reads the draft once the member is known, and again after login. */
function useBegun(): void {
  const store = useStore(AskStore);
  const { isKnown, pageOf } = useStore(SessionStore);
  const { company } = store;
  useFormLogin({ takeOver: () => store.takeOver(), isOpen: true });
  const reader = isKnown ? (pageOf ?? '') : undefined;
  useEffect(() => {
    if (reader !== undefined) store.find(company);
  }, [store, company, reader]);
}

function usePersonas(isBegun: boolean): void {
  const personas = useStore(PersonaChoiceStore);
  const { member } = useStore(SessionStore);
  useEffect(() => {
    if (member && isBegun) void personas.open();
  }, [personas, member, isBegun]);
}

const Alike = observer(function Alike() {
  const { ask, answers } = useWords(questionWords);
  const { alike } = useStore(AskStore);
  return (
    <div role="status">
      {alike.length > 0 && (
        <div className="inset">
          <p className="strong">{ask.alike}</p>
          <ul className={styles.alike}>
            {alike.map(({ questionId, slug, text, answersCount }) => (
              <li key={questionId}>
                <Link to={questionPath(slug)}>
                  <span>
                    <span dir="auto">{text}</span> <span className="muted sm nowrap">({answers(answersCount)})</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
});
