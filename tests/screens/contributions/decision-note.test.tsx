import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { ModerationOutcome } from '#core/moderation/moderation-outcome.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { DecisionNote } from '#web/views/contributions/DecisionNote.tsx';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { decisionWords } from '#web/words/contributions/decision-words.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { loadSentences } from '#web/words/words.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { onStage, stageIn } from '#tests/screens/on-stage.tsx';

const books = [decisionWords, contentWords, abuseWords, copyWords, uiWords];
const sentences = { en: await loadSentences(books, 'en'), hi: await loadSentences(books, 'hi') };

const removed: ModerationOutcome = {
  measure: 'remove',
  rule: 'personal-details',
  note: 'Your lead is named.',
  decidedOn: '2026-11-20',
  appeal: 'none',
  mayAppeal: true,
};

const note = () => screen.getByRole('region', { name: 'What moderators decided' });
const words = () => within(note()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Why it should stay up' });
const send = () => fireEvent.click(within(note()).getByRole('button', { name: 'Send' }));

/** Shows the decisions about a review and collects appeals. */
function shown(
  moderation: readonly ModerationOutcome[],
  { language = 'en', ...given }: { language?: 'en' | 'hi'; isPending?: boolean; problem?: Failure } = {},
) {
  const sent: string[] = [];
  const stage = stageIn(language, sentences[language], [
    [CopyStore, new CopyStore(new FakeClipboards())],
    [NameNewsStore, new NameNewsStore(new FakeTabs())],
  ]);
  let tell: (outcomes: readonly ModerationOutcome[]) => void = () => undefined;
  function InForce() {
    const [outcomes, put] = useState(moderation);
    tell = put;
    return (
      <DecisionNote of={{ kind: 'review', resource: 'REVIEW' }} moderation={outcomes} isPending={false} {...given} onAppeal={(text) => void sent.push(text)} />
    );
  }
  const { container } = render(onStage(<InForce />, stage).tree);
  return { sent, container, tell: (outcomes: readonly ModerationOutcome[]) => act(() => tell(outcomes)) };
}

describe('what moderators decided about a review, for its author (F-28)', () => {
  it('says the action, rule, day, moderator’s words, and deadline to ask again', () => {
    shown([removed]);
    expect(note().textContent).toContain('A moderator took your review down.');
    expect(note().textContent).toContain('The rule: Names a private person, or gives a number or address. Decided on 20 November 2026.');
    expect(note().textContent).toContain('Note from the moderatorYour lead is named.');
    expect(note().textContent).toContain('You can ask until 5 December 2026');
  });

  it('is nothing where nothing was decided', () => {
    expect(shown([]).container.textContent).toBe('');
  });

  it('sends what was typed, trimmed, and asks for words where none are', () => {
    const { sent } = shown([removed]);
    send();
    expect([sent, words().getAttribute('aria-invalid')]).toEqual([[], 'true']);
    expect(document.activeElement).toBe(words());
    fireEvent.change(words(), { target: { value: ' It names nobody. ' } });
    send();
    expect(sent).toEqual(['It names nobody.']);
  });

  it('answers a press in the field’s place, and takes no focus unpressed', () => {
    const { tell } = shown([removed]);
    tell([{ ...removed, appeal: 'open', mayAppeal: false }]);
    expect([document.activeElement, screen.queryByRole('status')]).toEqual([document.body, null]);
    tell([removed]);
    fireEvent.change(words(), { target: { value: 'It names nobody.' } });
    screen.getByRole('button', { name: 'Send' }).focus();
    send();
    tell([{ ...removed, appeal: 'open', mayAppeal: false }]);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(document.activeElement?.textContent).toBe('You have asked for a second look. The answer will appear here, on this device.');
  });

  it('keeps the words where they did not arrive, and says why', () => {
    const { sent } = shown([removed], { problem: new Failure('offline') });
    fireEvent.change(words(), { target: { value: 'It names nobody.' } });
    expect(screen.getByRole('alert').textContent).toContain('This did not arrive');
    send();
    expect([sent, words().value]).toEqual([['It names nobody.'], 'It names nobody.']);
  });

  it('cannot be sent again while it is on its way', () => {
    const { sent } = shown([removed], { isPending: true });
    fireEvent.change(words(), { target: { value: 'It names nobody.' } });
    send();
    expect(sent).toEqual([]);
  });

  it.each([
    ['that it waits, once it is asked for', { appeal: 'open' }, 'You have asked for a second look.'],
    ['that another came to the same decision', { appeal: 'rejected' }, 'Another moderator looked at it and made the same decision.'],
    ['that its time is over', {}, 'The time to ask for a second look ended on 5 December 2026.'],
    ['that the second look sided with the author', { appeal: 'granted', note: '' }, 'The second look brought it back.'],
  ] as const)('says %s, without a field', (_, known, said) => {
    shown([{ ...removed, mayAppeal: false, ...known }]);
    expect(note().textContent).toContain(said);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('has one field, below the last appealable decision; the other must wait', () => {
    const warned = { ...removed, measure: 'warn', note: '' } as const;
    const { sent } = shown([removed, warned]);
    const [first, second] = within(note()).getAllByRole('note');
    expect(within(first ?? note()).getByRole('textbox')).toBe(words());
    expect(second?.textContent).toContain('You can also ask for a second look at this, once your other appeal is decided.');
    expect([screen.getAllByRole('textbox').length, sent]).toEqual([1, []]);
  });

  it('says of what is hidden that it waits for a moderator, and offers no appeal', () => {
    shown([{ ...removed, measure: 'hide', decidedOn: null, note: '', mayAppeal: false }]);
    expect(note().textContent).toBe(
      'Your review is hidden until a moderator has checked. Only you and moderators see it.The rule: Names a private person, or gives a number or address.',
    );
  });

  it('speaks Hindi', () => {
    shown([removed], { language: 'hi' });
    expect(screen.getByText(/आप .*2026 तक इस डिवाइस से कह सकते हैं/)).toBeTruthy();
    expect(screen.getByText(/नियम: किसी आम इंसान का नाम, नंबर या पता।/)).toBeTruthy();
  });
});
