import { describe, expect, it } from 'vitest';
import { anOffer } from '#tests/content.ts';
import { checkedTexts, draftTexts } from './checked-texts.ts';
import { blank } from './writing.ts';

const written = { ...blank('k1'), title: 'Is Rakesh right?', inputText: 'He says so.' };
const offer = { ...anOffer({ jobProfile: 'Nurse under Rakesh', location: 'Pune' }), takers: [] };

describe('the texts that are looked at before a post goes', () => {
  it('are its title and text, and what its kind adds', () => {
    expect(draftTexts(checkedTexts(written))).toEqual({ 'title 0': 'Is Rakesh right?', 'content 0': 'He says so.' });
    expect(draftTexts(checkedTexts({ ...written, kind: 'poll', poll: { ...written.poll, options: ['Rakesh', 'No'] } }))).toMatchObject({
      'option 0': 'Rakesh',
      'option 1': 'No',
    });
    expect(draftTexts(checkedTexts({ ...written, kind: 'salary', offers: [offer] }))).toMatchObject({
      'jobProfile 0': 'Nurse under Rakesh',
      'location 0': 'Pune',
    });
  });

  it('are those that can be changed, of a post that exists already', () => {
    const poll = { ...written, postId: 'p1', kind: 'poll' as const, poll: { ...written.poll, options: ['Rakesh', 'No'] } };
    expect(Object.keys(checkedTexts(poll))).toEqual(['title 0', 'content 0']);
  });

  it('give way to others each in its place', () => {
    const poll = { ...written, kind: 'poll' as const, poll: { ...written.poll, options: ['Rakesh', 'No'] } };
    expect(checkedTexts(poll)['option 0']?.replace('Yes')).toEqual({ poll: { ...poll.poll, options: ['Yes', 'No'] } });
    expect(checkedTexts(poll)['title 0']?.replace('Right?')).toMatchObject({ title: 'Right?', inputText: 'He says so.' });
    expect(checkedTexts({ ...written, kind: 'salary', offers: [offer] })['jobProfile 0']?.replace('Nurse')).toEqual({
      offers: [{ ...offer, jobProfile: 'Nurse' }],
    });
  });
});
