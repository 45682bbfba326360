import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Resource } from '#core/votes/vote.ts';
import { QuotasStore } from '#web/stores/quotas/quotas-store.ts';
import { PostQuestionsStore } from '#web/stores/moderation/post-questions-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { AppealDialog } from '#web/views/moderation/AppealDialog.tsx';
import { ReportDialog } from '#web/views/moderation/ReportDialog.tsx';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { loadSentences } from '#web/words/words.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { someDrafts } from '#tests/drafts.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeModerations } from '#tests/fakes/moderation/fake-moderations.ts';
import { FakeQuotas } from '#tests/fakes/quotas/fake-quotas.ts';
import { FakeRemovalLedger } from '#tests/fakes/moderation/fake-removal-ledger.ts';
import { FakeReports } from '#tests/fakes/moderation/fake-reports.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { aMember } from '#tests/members.ts';
import { onStage, stageIn } from '#tests/screens/on-stage.tsx';

const sentences = await loadSentences([postWords, contentWords, abuseWords], 'en');
const resource: Resource = { resourceId: 'p4v8t3zbq7m2k9x1', resourceType: 'POST' };

/** Presses as soon as its content is drawn, before any effect. */
function AtOnce({ press }: { readonly press: () => void }) {
  useLayoutEffect(() => void press(), [press]);
  return null;
}

async function shown(dialog: ReactNode, press: () => void) {
  const clock = new FakeClock();
  const content = new FakeContent();
  const session = new SessionStore(new FakeSessions(clock, aMember()), new FakeTabs(), new FakeLoginMarkers(), clock);
  await session.load();
  const questions = new PostQuestionsStore(new FakeReports(content), new FakeModerations(content, new FakeRemovalLedger()), someDrafts(), session);
  const stage = stageIn('en', sentences, [
    [SessionStore, session],
    [PostQuestionsStore, questions],
    [QuotasStore, new QuotasStore(new FakeQuotas(content))],
  ]);
  render(
    onStage(
      <>
        {dialog}
        <AtOnce press={press} />
      </>,
      stage,
    ).tree,
  );
}

const ignore = () => undefined;

describe('what is said in a dialog in the moment in which it opens', () => {
  it('stays the reason of a report (R-072)', async () => {
    const spam = () => screen.getByRole<HTMLInputElement>('radio', { name: 'An ad or spam' });
    await shown(<ReportDialog resource={resource} close={ignore} />, () => spam().click());
    expect(spam().checked).toBe(true);
  });

  it('stays the text of an appeal', async () => {
    const text = () => screen.getByRole<HTMLTextAreaElement>('textbox');
    await shown(<AppealDialog measure="remove" resource={resource} done={ignore} close={ignore} />, () =>
      fireEvent.change(text(), { target: { value: 'It was no ad.' } }),
    );
    expect(text().value).toBe('It was no ad.');
  });
});
