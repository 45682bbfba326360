import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { OwnDecision, OwnReport } from '#core/moderation/own-decisions.ts';
import type { OwnSanction } from '#core/moderation/sanction.ts';
import { dateIn } from '#core/figures/ago.ts';
import { thingPath } from '#core/navigation/content-paths.ts';
import { postPath } from '#core/navigation/screens.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { OwnDecisionsStore } from '#web/stores/moderation/own-decisions-store.ts';
import { ownPostWords } from '#web/words/posts/own-post-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useMonday } from '../content/use-monday.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { AuthorNote } from '../content/AuthorNote.tsx';
import { BanNotice } from './BanNotice.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';

/** Decisions on the member's content and reports. Opening marks them read. */
export const OwnDecisionsView = observer(function OwnDecisionsView() {
  const { decisions: words } = useWords(ownPostWords);
  const store = useStore(OwnDecisionsStore);
  const { decisions = [], reports = [], sanctions = [] } = store.list.value ?? {};
  if (decisions.length + reports.length + sanctions.length === 0) return null;
  return (
    <>
      {sanctions.map((sanction) => {
        const Notice = sanction.measure === 'ban' ? BanNotice : SanctionNotice;
        return <Notice key={`${sanction.measure} ${sanction.profileType} ${sanction.until}`} sanction={sanction} />;
      })}
      {decisions.length + reports.length > 0 && (
        <details className="card" onToggle={({ currentTarget }) => void (currentTarget.open && store.look())}>
          <summary>
            <b>{words.title}</b> {store.newCount > 0 && <Tag tone="warn">{words.newOnes(store.newCount)}</Tag>}
          </summary>
          <div className="stack g3">
            <p className="muted">{words.lead}</p>
            {decisions.length > 0 && (
              <Section title={words.about}>
                {decisions.map((decision) => (
                  <DecisionRow key={`${decision.resourceId} ${decision.outcome.measure}`} decision={decision} />
                ))}
              </Section>
            )}
            {reports.length > 0 && (
              <Section title={words.reports}>
                {reports.map((report) => (
                  <ReportRow key={report.resourceId} report={report} />
                ))}
              </Section>
            )}
          </div>
        </details>
      )}
    </>
  );
});

const SanctionNotice = observer(function SanctionNotice({ sanction }: { readonly sanction: OwnSanction }) {
  const { decisions: words, rulesNamed } = useWords(ownPostWords);
  const { own } = useWords(postWords);
  const { language } = useStore(WordsStore);
  const { profileType, rule, note, until, postId } = sanction;
  const end = until === null ? words.forGood : words.until(dateIn(`${language}-IN`, until));
  return (
    <div className="inset stack g2" role="note">
      <p className="strong">{words.silenced(profileType ? words.personas[profileType] : words.bothNames, end)}</p>
      {profileType === null && <p className="hint">{words.reach}</p>}
      <p>{postId === null ? words.silencedBefore : own.rule(rulesNamed[rule])}</p>
      <AuthorNote label={words.note} note={note} />
      {postId !== null && (
        <p>
          <Link to={postPath(postId)}>{words.silencedFor}</Link>. {words.silencedAppeal}
        </p>
      )}
    </div>
  );
});

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="stack g2" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="stack g2">{children}</ul>
    </section>
  );
}

const DecisionRow = observer(function DecisionRow({ decision }: { readonly decision: OwnDecision }) {
  const { decisions: words, rulesNamed } = useWords(ownPostWords);
  const { own } = useWords(postWords);
  const { title, profileType, outcome, isNew, resourceType } = decision;
  const { measure, rule, note, appeal, mayAppeal } = outcome;
  const said = appeal === 'granted' ? [words.granted] : [words.measures[measure], own.rule(rulesNamed[rule]), words.appeals[appeal]];
  return (
    <li>
      <Link to={thingPath(decision)}>
        <span dir="auto">{title || words.kinds[resourceType]}</span>
      </Link>{' '}
      {isNew && <Tag tone="warn">{words.isNew}</Tag>}
      <p className="sm">{[...said, mayAppeal && words.mayAppeal].filter(Boolean).join(' ')}</p>
      <div className="sm">
        <AuthorNote label={words.note} note={note} />
      </div>
      <p className="muted sm">{words.personas[profileType]}</p>
    </li>
  );
});

const ReportRow = observer(function ReportRow({ report }: { readonly report: OwnReport }) {
  const { decisions: words, rulesNamed } = useWords(ownPostWords);
  const monday = useMonday();
  const { resourceType, reason, outcome, rule, week, isNew } = report;
  return (
    <li>
      <Link to={thingPath(report)}>{words.reported(words.kinds[resourceType], rulesNamed[reason])}</Link> {isNew && <Tag tone="warn">{words.isNew}</Tag>}
      <p className="sm">
        {words.outcomes[outcome](rulesNamed[rule ?? reason])} {week && <span className="muted">{words.week(monday(week))}</span>}
      </p>
    </li>
  );
});
