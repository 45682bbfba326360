import { describe, expect, it } from 'vitest';
import { drawnText } from './drawn-text.ts';

describe('a text in a picture', () => {
  it.each([
    ['What is a\n  deadlock?', 'What is a deadlock?'],
    ['क्या बॉन्ड लागू होता है?', 'क्या बॉन्ड लागू होता है?'],
    ['Zoë Čapek & Śāstrī', 'Zoë Čapek & Śāstrī'],
    ['Zoe\u0308', 'Zoë'],
    ['Served 60 days 😀 at ₹12 “gross” – net?', 'Served 60 days at ₹12 “gross” – net?'],
  ])('is %j as %j', (text, line) => expect(drawnText(text)).toBe(line));

  it.each(['தமிழ் நிறுவனம்', 'Работа in Pune', '😀 🎉', ' \u202e ', '?!'])('is none where letters would be missing, or there are none: %j', (text) =>
    expect(drawnText(text)).toBeUndefined(),
  );
});
