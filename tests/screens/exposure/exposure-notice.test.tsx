import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findingsIn, type DraftTexts } from '#core/exposure/exposure.ts';
import type { Finding } from '#core/exposure/finding.ts';
import { ExposureNotice } from '#web/views/exposure/ExposureNotice.tsx';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { loadSentences } from '#web/words/words.ts';
import { onStage, stageIn } from '#tests/screens/on-stage.tsx';

const sentences = { en: await loadSentences([exposureWords], 'en'), hi: await loadSentences([exposureWords], 'hi') };
const fieldNames = { title: 'In one line', likes: 'Likes', dislikes: 'Dislikes' };

/** Notice over a draft, and its calls to the form. */
function noticeOf(texts: DraftTexts, language: 'en' | 'hi' = 'en', findings: readonly Finding[] | null = findingsIn(texts)) {
  const replaced: (readonly [string, string])[] = [];
  const notice = <ExposureNotice texts={texts} findings={findings} fieldNames={fieldNames} onReplace={(field, text) => void replaced.push([field, text])} />;
  const { unmount } = render(onStage(notice, stageIn(language, sentences[language])).tree);
  onTestFinished(unmount);
  return { replaced };
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the notice before a draft is sent (F-10)', () => {
  it('says that nothing was found, and that only words were looked at', () => {
    noticeOf({ likes: 'HR replies on Monday.', dislikes: 'The canteen is far.' });
    expect(screen.getByRole('status').textContent).toBe('We found no words that point to you.');
    expect(screen.getByText(/Read it once as your boss would/)).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('marks what it found in its sentence, with the field and the reason', () => {
    noticeOf({ title: 'Good work', likes: 'Nice tools.', dislikes: 'Long hours. My manager Rakesh shouted on 14 March 2024. No pay.' });
    expect(screen.getByRole('status').textContent).toBe('2 parts of your text may identify you. You can still post it as it is.');
    const [name, date] = screen.getAllByRole('listitem');
    expect(within(name!).getByText('Rakesh').tagName).toBe('MARK');
    expect(name!.textContent).toBe('DislikesMy manager Rakesh shouted on 14 March 2024Naming a person can harm them, and can lead back to you.Remove');
    expect(within(date!).getByText('14 March 2024').parentElement?.textContent).toBe('My manager Rakesh shouted on 14 March 2024');
  });

  it('takes a thing out of its field in general words, and keeps the focus', async () => {
    const { replaced } = noticeOf({ likes: 'Nice tools.', dislikes: 'My manager Rakesh shouted on 14 March 2024.' });
    await press('Instead of “14 March 2024” write “some time ago”');
    expect(replaced).toEqual([['dislikes', 'My manager Rakesh shouted some time ago.']]);
    expect(document.activeElement?.textContent).toBe('Could this identify you?');
  });

  it('follows what it found while earlier text changes, and drops what is gone', () => {
    noticeOf({ dislikes: 'Sadly my manager Rakesh shouted.' }, 'en', findingsIn({ title: 'Sunita', dislikes: 'My manager Rakesh shouted.' }));
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('mark')?.textContent)).toEqual(['Rakesh']);
  });

  it('says that nobody looked, rather than that nothing is there', () => {
    noticeOf({ dislikes: 'My manager Rakesh shouted.' }, 'en', null);
    expect(screen.getByRole('status').textContent).toBe('Your text has not been checked yet.');
  });

  it('speaks Hindi', () => {
    noticeOf({ dislikes: 'हमारे मैनेजर राकेश सर ने डाँटा।' }, 'hi');
    expect(screen.getByRole('button', { name: '“राकेश सर” हटा दें' })).toBeTruthy();
  });
});
