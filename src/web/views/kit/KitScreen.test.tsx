// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { onStage, stageIn } from '#tests/screens/on-stage.tsx';
import { confidenceWords } from '#web/words/figures/confidence-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { kitWords } from '#web/words/kit/kit-words.ts';
import { loadSentences } from '#web/words/words.ts';
import { Toasts } from '../overlays/Toasts.tsx';
import { KitScreen } from './KitScreen.tsx';

const words = [kitWords, confidenceWords, ratingWords];

const sentences = { en: await loadSentences(words, 'en'), hi: await loadSentences(words, 'hi') };

function render(language: 'en' | 'hi') {
  const stage = stageIn(language, sentences[language]);
  stage.toasts.show({ type: 'failure', text1: 'Too early' });
  const { tree } = onStage(
    <>
      <KitScreen />
      <Toasts />
    </>,
    stage,
  );
  return renderToString(tree);
}

describe('the sheet of controls, rendered by a server', () => {
  it('needs no window', () => {
    expect(typeof window).toBe('undefined');
    expect(render('en')).toContain('Component sheet');
  });

  it('carries no style of its own, which the policy of the page would block', () => {
    expect(render('en')).not.toMatch(/<[^>]+\sstyle=/);
  });

  it('holds every panel, so that it can be read without a script', () => {
    const rendered = render('en');
    for (const panel of ['What people wrote about their work.', 'What people earn.', 'What comes on top of pay.']) expect(rendered).toContain(panel);
  });

  it('opens menus and notes without a script', () => {
    expect(render('en')).toMatch(/<button[^>]+popoverTarget=/i);
  });

  it('holds no toast before the first drawing in a browser (R-211)', () => {
    expect(render('en')).not.toContain('Too early');
  });

  it('speaks Hindi throughout', () => {
    const letters = render('hi')
      .replace(/<svg.*?<\/svg>|<[^>]*translate="no"[^>]*>.*?<\/(?:ul|small)>|lang="en"[^>]*>[^<]*/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .match(/[A-Za-z]{4,}/g);
    expect(letters?.filter((word) => !['Koyal', 'quot'].includes(word)) ?? []).toEqual([]);
  });
});
