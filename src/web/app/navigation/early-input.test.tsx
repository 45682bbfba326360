import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepEarlyInput } from './early-input.ts';
import { keepPlace } from './kept-place.ts';

/** Page with every kind of control and a record of events. */
function Page({ recorded }: { readonly recorded: string[] }) {
  const [text, write] = useState('');
  const [city, choose] = useState('pune');
  const [isSure, settle] = useState(false);
  const [pace, turn] = useState('slow');
  return (
    <>
      <button type="button" id="vote" suppressHydrationWarning onClick={() => recorded.push('voted')}>
        <i>Up</i>
      </button>
      <button type="button" id="menu" aria-label="Menu" popoverTarget="layer" onClick={() => recorded.push('menu')} />
      <div id="layer" popover="auto" />
      <a href="#elsewhere" id="link" onClick={() => recorded.push('link')}>
        Elsewhere
      </a>
      <form
        id="note"
        onSubmit={(event) => {
          event.preventDefault();
          recorded.push(`sent ${[text, city, isSure, pace].join()}`);
        }}
      >
        <input id="text" aria-label="Text" value={text} onChange={({ currentTarget }) => write(currentTarget.value)} />
        <select id="city" aria-label="City" value={city} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="pune">Pune</option>
          <option value="kochi">Kochi</option>
        </select>
        <input id="sure" aria-label="Sure" type="checkbox" checked={isSure} onChange={({ currentTarget }) => settle(currentTarget.checked)} />
        {['slow', 'quick'].map((one) => (
          <input key={one} id={one} aria-label={one} type="radio" name="pace" checked={pace === one} onChange={() => turn(one)} />
        ))}
        <button type="submit" id="send" aria-label="Send" suppressHydrationWarning onClick={() => recorded.push('pressed')} />
      </form>
      <form id="search" action="/list-of-companies" onSubmit={(event) => event.preventDefault()} />
    </>
  );
}

const at = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element;

const isBusy = (id: string) => at(id).getAttribute('aria-busy') === 'true';

let recorded: string[];

const hydrate = () => render(<Page recorded={recorded} />, { container: at('root'), hydrate: true });

const drawAgain = () => render(<Page recorded={recorded} />, { container: at('root') });

async function comeAlive(): Promise<void> {
  await act(async () => {
    document.documentElement.dataset['alive'] = '';
    await Promise.resolve();
  });
}

function type(id: string, text: string): void {
  at<HTMLInputElement>(id).value = text;
  at(id).dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a page that is rendered and not yet hydrated', () => {
  beforeEach(() => {
    recorded = [];
    delete document.documentElement.dataset['alive'];
    document.body.innerHTML = `<div id="root">${renderToString(<Page recorded={recorded} />)}</div>`;
    keepEarlyInput();
    keepPlace();
  });

  afterEach(() => {
    document.documentElement.dataset['alive'] = '';
  });

  it('repeats the last press once, and shows until then that it was taken', async () => {
    at('vote').click();
    expect(isBusy('vote')).toBe(true);
    at('vote').querySelector('i')?.click();
    expect(recorded).toEqual([]);
    hydrate();
    await comeAlive();
    expect([recorded, isBusy('vote')]).toEqual([['voted'], false]);
    at('vote').click();
    expect(recorded).toEqual(['voted', 'voted']);
  });

  it('repeats a press once that comes while it hydrates', async () => {
    hydrate();
    at('vote').click();
    expect(recorded).toEqual([]);
    await comeAlive();
    expect(recorded).toEqual(['voted']);
  });

  it('forgets a press when another follows', async () => {
    at('vote').click();
    at('send').click();
    expect([isBusy('vote'), isBusy('send')]).toEqual([false, true]);
    hydrate();
    await comeAlive();
    expect(recorded).toEqual(['pressed', 'sent ,pune,false,slow']);
  });

  it('submits a script’s form with all that was filled in, and never by itself', async () => {
    type('text', 'Ninety days');
    at<HTMLSelectElement>('city').value = 'kochi';
    at('city').dispatchEvent(new Event('change', { bubbles: true }));
    at('sure').click();
    at('quick').click();
    at('slow').click();
    at('quick').click();
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: at('send') });
    at('note').dispatchEvent(submit);
    expect([submit.defaultPrevented, isBusy('send')]).toEqual([true, true]);
    hydrate();
    await comeAlive();
    expect(recorded).toEqual(['pressed', 'sent Ninety days,kochi,true,quick']);
    expect(at<HTMLInputElement>('text').value).toBe('Ninety days');
  });

  it('leaves to the browser what works without a script', async () => {
    for (const id of ['menu', 'link']) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      at(id).dispatchEvent(click);
      expect([click.defaultPrevented, isBusy(id)]).toEqual([false, false]);
    }
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    at('search').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(false);
    hydrate();
    await comeAlive();
    expect(recorded).toEqual([]);
  });

  it('says and presses again where it is drawn again', async () => {
    type('text', 'Ninety days');
    at('sure').click();
    at('quick').click();
    at('vote').click();
    at('root').replaceChildren();
    drawAgain();
    await comeAlive();
    expect(recorded).toEqual(['voted']);
    expect([at<HTMLInputElement>('text').value, at<HTMLInputElement>('sure').checked, at<HTMLInputElement>('quick').checked]).toEqual([
      'Ninety days',
      true,
      true,
    ]);
  });

  it('lets a reader write on where it is drawn again, before it answers to presses', async () => {
    at('text').focus();
    type('text', 'Ninety');
    at('root').replaceChildren();
    drawAgain();
    await Promise.resolve();
    expect([document.activeElement?.id, at<HTMLInputElement>('text').value, recorded]).toEqual(['text', 'Ninety', []]);
    type('text', 'Ninety days');
    await comeAlive();
    expect(at<HTMLInputElement>('text').value).toBe('Ninety days');
  });

  it('leaves what a reader continues to write, whatever is drawn beside it later', async () => {
    at('text').focus();
    type('text', 'Ninety');
    at('root').replaceChildren();
    drawAgain();
    await comeAlive();
    type('text', 'Ninety days');
    at('root').append(document.createElement('dialog'));
    await Promise.resolve();
    expect(at<HTMLInputElement>('text').value).toBe('Ninety days');
  });

  it('reports what was typed once its field appears, even later than the rest', async () => {
    type('text', 'Ninety days');
    at('root').replaceChildren(document.createElement('main'));
    await Promise.resolve();
    at('root').replaceChildren();
    drawAgain();
    await comeAlive();
    expect(at<HTMLInputElement>('text').value).toBe('Ninety days');
  });

  it('answers each of several questions alike as it was answered, where they are drawn again', async () => {
    const ask = () => {
      for (const question of ['Name', 'Note']) {
        const group = document.createElement('fieldset');
        group.innerHTML = `<legend>${question}</legend><label><input type="checkbox" class="${question}">Leave it</label>`;
        at('root').append(group);
      }
    };
    const box = (question: string) => document.querySelector<HTMLInputElement>(`.${question}`);
    ask();
    box('Note')?.click();
    at('root').replaceChildren();
    ask();
    await comeAlive();
    expect([box('Name')?.checked, box('Note')?.checked]).toEqual([false, true]);
  });

  it('does not press where something that was said before is lost', async () => {
    const other = document.createElement('input');
    at('root').append(other);
    other.value = 'Lost';
    other.dispatchEvent(new Event('input', { bubbles: true }));
    at('vote').click();
    at('root').replaceChildren();
    drawAgain();
    await comeAlive();
    expect(recorded).toEqual([]);
  });

  it('keeps a reader’s focus when drawn again, even among fields with equal names', async () => {
    at('root').append(at('vote').cloneNode(true));
    document.querySelectorAll<HTMLElement>('#vote')[1]?.focus();
    at('root').replaceChildren();
    drawAgain();
    at('root').append(at('vote').cloneNode(true));
    await Promise.resolve();
    expect(document.activeElement).toBe(document.querySelectorAll('#vote')[1]);
  });

  it('leaves the focus with nobody for anyone who pointed beside all controls', async () => {
    at('vote').focus();
    at('root').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    at('root').replaceChildren();
    drawAgain();
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
  });

  it('opens again what was opened, where it is drawn again', async () => {
    at('layer').dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    at('root').replaceChildren();
    drawAgain();
    await comeAlive();
    expect(recorded).toEqual(['menu']);
  });

  it('presses none of several that are called the same', async () => {
    at('vote').click();
    at('root').replaceChildren();
    drawAgain();
    at('root').append(at('vote').cloneNode(true));
    await comeAlive();
    expect(recorded).toEqual([]);
  });

  it('presses nothing that is gone by then', async () => {
    at('vote').click();
    at('root').replaceChildren();
    await comeAlive();
    expect(recorded).toEqual([]);
  });

  it('does not look as if it would answer when its script does not come', async () => {
    at('vote').click();
    at('root').append(document.createElement('script'));
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(isBusy('vote')).toBe(false);
    at('vote').click();
    expect(isBusy('vote')).toBe(false);
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    at('note').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });
});
