import { describe, expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { settled } from '#tests/settled.ts';
import { Failure } from '#core/failure.ts';
import { SuggestionStore, type Suggestion, type SuggestionConfig } from './suggestion-store.ts';

const pune = { id: '1', label: 'Pune' };
const puri = { id: '2', label: 'Puri' };

/** Suggestions answered on demand. */
class Answers {
  readonly asked: string[] = [];
  readonly #waiting: { answer: (found: readonly Suggestion[]) => void; refuse: (failure: Failure) => void }[] = [];

  readonly ask = (text: string): Promise<readonly Suggestion[]> => {
    this.asked.push(text);
    return new Promise((answer, refuse) => this.#waiting.push({ answer, refuse }));
  };

  async give(turn: number, ...found: Suggestion[]): Promise<void> {
    this.#waiting[turn]?.answer(found);
    await settled();
  }

  async refuse(turn: number): Promise<void> {
    this.#waiting[turn]?.refuse(new Failure('offline'));
    await settled();
  }
}

function open(config?: SuggestionConfig) {
  const clock = new FakeClock();
  const answers = new Answers();
  return { clock, answers, store: new SuggestionStore(answers.ask, clock, { delayMs: 200, ...config }) };
}

describe('a field that suggests', () => {
  it('asks once, when the typing has paused', () => {
    const { clock, answers, store } = open();
    store.type('p');
    clock.advance(199);
    store.type('pu');
    clock.advance(199);
    expect(answers.asked).toEqual([]);
    clock.advance(1);
    expect(answers.asked).toEqual(['pu']);
  });

  it('does not ask about fewer letters than it needs', () => {
    const { clock, answers, store } = open({ leastLetters: 2 });
    store.type('p ');
    clock.advance(1_000);
    expect(answers.asked).toEqual([]);
    expect(store.isOpen).toBe(false);
  });

  it('drops an answer that comes after a newer question', async () => {
    const { clock, answers, store } = open();
    store.type('p');
    clock.advance(200);
    store.type('pur');
    clock.advance(200);
    await answers.give(1, puri);
    await answers.give(0, pune, puri);
    expect(store.suggestions).toEqual([puri]);
  });

  it('drops an answer that comes after the field was emptied', async () => {
    const { clock, answers, store } = open();
    store.type('p');
    clock.advance(200);
    store.type('');
    await answers.give(0, pune);
    expect(store.suggestions).toEqual([]);
    expect(store.isOpen).toBe(false);
  });

  it('keeps the rows while the next answer is on its way', async () => {
    const { clock, answers, store } = open();
    store.type('p');
    clock.advance(200);
    await answers.give(0, pune, puri);
    store.type('pu');
    clock.advance(200);
    expect(store.suggestions).toEqual([pune, puri]);
  });

  it('shows no rows when the answer cannot be had', async () => {
    const { clock, answers, store } = open();
    store.type('p');
    clock.advance(200);
    await answers.refuse(0);
    expect(store.options).toEqual([]);
    expect(store.asking.state.status).toBe('FAILURE');
  });
});

describe('the active row', () => {
  async function answered(config?: SuggestionConfig) {
    const { clock, answers, store } = open(config);
    store.type('pu');
    clock.advance(200);
    await answers.give(0, pune, puri);
    return store;
  }

  it('is the first match', async () => {
    expect((await answered()).active).toBe(0);
  });

  it('stays on what an arrow key was on when the next answer comes', async () => {
    const { clock, answers, store } = open({ isFirstActive: false });
    store.type('p');
    clock.advance(200);
    await answers.give(0, pune, puri);
    store.type('pu');
    clock.advance(200);
    store.move(1);
    await answers.give(1, puri, pune);
    expect(store.active).toBe(1);
    store.type('pur');
    clock.advance(200);
    store.move(-1);
    await answers.give(2, puri);
    expect(store.active, 'what is not there any more is not chosen').toBe(-1);
  });

  it('follows an Enter that beat the list once loaded, unless the field was left', async () => {
    const { answers, store } = open();
    store.type('pu');
    expect(store.awaitsFirst()).toBe(true);
    const first = store.first();
    await answers.give(0, pune, puri);
    expect([await first, store.awaitsFirst()]).toEqual([{ kind: 'known', suggestion: pune }, false]);
    store.type('pur');
    const left = store.first();
    store.close();
    await answers.give(1, puri);
    expect(await left).toBeUndefined();
  });

  it('is awaited neither where Enter sends what was typed, nor where nothing is', async () => {
    const { store } = open({ isFirstActive: false });
    store.type('pu');
    expect([store.awaitsFirst(), open({ leastLetters: 0 }).store.awaitsFirst()]).toEqual([false, false]);
  });

  it('is none where Enter sends what was typed', async () => {
    const store = await answered({ isFirstActive: false });
    expect(store.active).toBe(-1);
    store.move(-1);
    expect(store.active).toBe(1);
  });

  it('starts over past either end', async () => {
    const store = await answered();
    store.move(1);
    expect(store.active).toBe(1);
    store.move(1);
    expect(store.active).toBe(0);
    store.move(-1);
    expect(store.active).toBe(1);
  });

  it('is shown again by an arrow after the list was closed', async () => {
    const store = await answered();
    store.close();
    store.move(1);
    expect(store.isOpen).toBe(true);
    expect(store.active).toBe(0);
  });
});

describe('a chosen row', () => {
  it('fills the field, closes the list and is not asked about', async () => {
    const { clock, answers, store } = open();
    store.type('pu');
    clock.advance(200);
    await answers.give(0, pune);
    store.choose({ kind: 'known', suggestion: pune });
    clock.advance(1_000);
    expect(store.text).toBe('Pune');
    expect(store.isOpen).toBe(false);
    expect(answers.asked).toEqual(['pu']);
  });

  it('may be what was typed, when nothing known has that name', async () => {
    const { clock, answers, store } = open({ mayAdd: true });
    store.type('Pu');
    clock.advance(200);
    await answers.give(0, pune);
    expect(store.options.at(-1)).toEqual({ kind: 'new', text: 'Pu' });
  });

  it('is offered only once when the name is known', async () => {
    const { clock, answers, store } = open({ mayAdd: true });
    store.type('pune');
    clock.advance(200);
    await answers.give(0, pune);
    expect(store.options).toEqual([{ kind: 'known', suggestion: pune }]);
  });
});

describe('a text that is sent', () => {
  it('means the suggestion of its name, or else the first, and closes the list', async () => {
    const { clock, answers, store } = open();
    store.type('pu');
    clock.advance(200);
    await answers.give(0, puri, pune);
    expect([await store.take(), store.text, store.isOpen]).toEqual([puri, 'Puri', false]);
    store.type('PUNE');
    clock.advance(200);
    await answers.give(1, puri, pune);
    expect([await store.take(), store.text]).toEqual([pune, 'Pune']);
  });

  it('is asked about at once where the list was slower, once', async () => {
    const { clock, answers, store } = open();
    store.type('pu');
    const taking = store.take();
    await answers.give(0, pune);
    expect(await taking).toBe(pune);
    clock.advance(1_000);
    expect(answers.asked).toEqual(['pu']);
  });

  it('stays if unknown or too short, and the list closes', async () => {
    const { answers, store } = open({ leastLetters: 2 });
    store.type('p');
    expect([await store.take(), answers.asked]).toEqual([undefined, []]);
    store.type('pux');
    const taking = store.take();
    await answers.refuse(0);
    expect([await taking, store.text, store.isOpen]).toEqual([undefined, 'pux', false]);
  });
});
