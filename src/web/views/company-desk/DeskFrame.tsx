import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { deskParts, type DeskPart } from '#core/company-desk/desk-parts.ts';
import type { DeskOverview } from '#core/company-desk/desk.ts';
import { mayLetIn } from '#core/company-desk/desk-role.ts';
import { overviewPath, pathOf, screens } from '#core/navigation/screens.ts';
import { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { useWords } from '../words.tsx';
import styles from './company-desk.module.css';

interface DeskFrameProps {
  readonly part: DeskPart;
  readonly children: (desk: DeskOverview) => ReactNode;
}

/** One company's desk: its head and tabs around the part that is open. */
export const DeskFrame = observer(function DeskFrame({ part, children }: DeskFrameProps) {
  const words = useWords(deskWords);
  const store = useStore(CompanyDeskStore);
  const { overview, urlName } = store;
  useEffect(() => void store.open(), [store, urlName]);
  const { state } = overview;
  const isShut = state.status === 'FAILURE' && (state.failure.kind === 'signed-out' || state.failure.kind === 'missing');
  if (isShut)
    return (
      <div className="wrap page">
        <EmptyState title={words.loginFirst} level={1} link={{ label: words.toLogin, to: screens.forCompanies }} />
      </div>
    );
  return (
    <div className="wrap page stack g5">
      <Await request={overview}>
        {(desk) =>
          desk.state === 'open' ? (
            <>
              <DeskHead desk={desk} part={part} />
              {children(desk)}
            </>
          ) : (
            <Waiting desk={desk} />
          )
        }
      </Await>
    </div>
  );
});

const Waiting = observer(function Waiting({ desk }: { readonly desk: DeskOverview }) {
  const words = useWords(deskWords);
  const store = useStore(CompanyDeskStore);
  const { company, state } = desk;
  return (
    <>
      <h1>{company.name}</h1>
      <EmptyState
        title={state === 'asked' ? words.askedTitle : words.unprovedTitle}
        level={2}
        because={state === 'asked' ? words.asked : words.unproved}
        link={{ label: words.yours, to: screens.forCompanies }}
      />
      {state === 'unproved' && (
        <Button busy={store.claiming.state.status === 'LOADING'} onClick={() => void store.claimAgain(desk)}>
          {words.claimAgain}
        </Button>
      )}
    </>
  );
});

const DeskHead = observer(function DeskHead({ desk, part }: { readonly desk: DeskOverview; readonly part: DeskPart }) {
  const words = useWords(deskWords);
  const { company, personName, role, people, waiting } = desk;
  const asking = mayLetIn(role) ? people.filter(({ state }) => state === 'asked').length : 0;
  const counts: Partial<Record<DeskPart, number>> = { reviews: waiting, people: asking };
  const tabs = deskParts.map(({ part: name, screen }) => ({
    label: words.parts[name],
    to: pathOf(screen, company.urlName),
    isCurrent: name === part,
    count: counts[name] ? String(counts[name]) : undefined,
  }));
  return (
    <header className="stack g3">
      <div className="stack g1">
        <h1>{company.name}</h1>
        <p className="sm muted">{words.you(personName, role)}</p>
        <p className={`sm ${styles.ways}`}>
          <Link to={overviewPath(company.urlName)}>{words.toPage}</Link>
          <Link to={screens.forCompanies}>{words.toDesks}</Link>
        </p>
      </div>
      <LinkTabs label={words.eyebrow} tabs={tabs} />
    </header>
  );
});
