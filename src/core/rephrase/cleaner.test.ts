import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleaned, cleanText } from './cleaner.ts';
import { isJunk } from './junk.ts';
import { isEnough } from './rephrasings.ts';

describe('the cleaner that is no AI (R-069, R-070)', () => {
  it.each([
    ['MY HR IS NOT GIVING RELEIVING LETTER since 2 months !!!!', 'My HR is not giving relieving letter since 2 months!'],
    ['is my ctc ok??', 'Is my CTC ok?'],
    ['what!?!?', 'What?'],
    ['i recieved  the offer ,but  joing is late', 'I received the offer, but joining is late'],
    ['wait.... really', 'Wait… really'],
    ['plz help me', 'Please help me'],
    ['see [the RULES](/p/ABC) and https://a.example/NOTISE!!', 'See [the RULES](/p/ABC) and https://a.example/NOTISE!!'],
    ['write to salery@x.example', 'Write to salery@x.example'],
    ['I work at IT. it is fine', 'I work at IT. It is fine'],
    ['₹ 12.5 lakh, e.g. fixed', '₹ 12.5 lakh, e.g. fixed'],
    ['one\n\n\n\ntwo', 'One\n\nTwo'],
    ['मेरी सैलरी  कम है !!', 'मेरी सैलरी कम है!'],
    ['THIS IS A BAD COMPANY. they pay late', 'This is a bad company. They pay late'],
    ['They pay late. PLEASE TELL ME WHY THIS IS SO', 'They pay late. Please tell me why this is so'],
    ['IT IS NOT FAIR TO ME', 'It is not fair to me'],
    ['TCX, HBL and LTX are hiring', 'TCX, HBL and LTX are hiring'],
    ['my hr said 2 hr more on monday', 'My HR said 2 hr more on Monday'],
    ['how r u? i know python and r', 'How are you? I know python and r'],
    ['meri company ne teh kiya ki salary nahi badhegi..kya karu ??', 'Meri company ne teh kiya ki salary nahi badhegi…kya karu?'],
    ['MUJHE NAHI PATA YE KYA HAI !!! hr ne bola wait karo', 'Mujhe nahi pata ye kya hai! HR ne bola wait karo'],
    ['bhai wfh chahiye , manager nhi de raha', 'Bhai WFH chahiye, manager nhi de raha'],
    ['is the companys policy ok', 'Is the companys policy ok'],
  ])('makes of %j %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('ends a description with a stop, and a title with none', () => {
    expect(cleaned({ title: 'my notice period.', description: 'they ask for 90 days' })).toEqual({
      isText: true,
      title: 'My notice period',
      description: 'They ask for 90 days.',
    });
    expect(cleaned({ title: '', description: 'क्या यह ठीक है या नहीं' })).toMatchObject({ description: 'क्या यह ठीक है या नहीं।' });
  });

  it('breaks one long block into paragraphs, and leaves what its author broke', () => {
    const said =
      'The manager told us that all of it would be paid by the end of that month. We waited for it, and nothing came of it. Mr. Rao and Pvt. Ltd. firms pay Rs. 500.';
    const block = Array.from({ length: 5 }, () => said).join(' ');
    expect(cleanText(block).split('\n\n').length).toBe(4);
    expect(cleanText(block).replace(/\s+/g, ' ')).toBe(block);
    expect(cleanText(`${block}\n${said}`)).toBe(`${block}\n${said}`);
  });

  it('has nothing left to clean when it is asked again', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'the',
            'SALERY',
            'plz',
            '!!',
            'i',
            'HR',
            '...',
            'notise',
            ',',
            '\n',
            'https://a.example/X',
            '5',
            '?!',
            'IS',
            'THE',
            'IT',
            'A',
            'hr',
            'my',
            'r',
            'you',
            'nahi',
            'hai',
            'teh',
            'TCX',
            '. ',
          ),
        ),
        (parts) => {
          const once = cleanText(parts.join(' '));
          expect(cleanText(once)).toBe(once);
        },
      ),
    );
  });

  it('is soon done with the worst of texts (S-62)', () => {
    for (const worst of [
      '!'.repeat(10_000),
      '['.repeat(10_000),
      'a.'.repeat(5_000),
      ' '.repeat(10_000),
      '[a]('.repeat(2_500),
      '. a'.repeat(3_000),
      '?!'.repeat(5_000),
    ])
      expect(typeof cleanText(worst)).toBe('string');
  });
});

describe('what is no text', () => {
  it.each([
    '',
    '!!!!!!!',
    'aaaaaaaaaaaaaaaaaaaaaa',
    'asdfgh qwerty zxcvb asdfgh',
    'hi hi hi hi hi hi hi',
    '1234567890',
    'xkcdfgh pqrstvw bcdfghjk',
    '🙂🙂🙂🙂🙂🙂',
    'ok!!!!!!!!!!!!!!!!',
  ])('is %j', (text) => {
    expect(isJunk(text)).toBe(true);
    expect(cleaned({ title: '', description: text })).toEqual({ isText: false });
  });

  it.each([
    'Is this fair pay for five years?',
    'मेरी कंपनी ने पत्र नहीं दिया',
    'HR said no no no and I left',
    'CTC 12 LPA, fixed 10, variable 2',
    'Rhythm',
    'நான் வேலை செய்கிறேன்',
  ])('is not %j', (text) => {
    expect(isJunk(text)).toBe(false);
  });
});

describe('a draft to rephrase', () => {
  it.each([
    ['', 'x'.repeat(19), false],
    ['', 'x'.repeat(20), true],
    ['x'.repeat(10), 'x'.repeat(9), true],
    ['', `   ${'x'.repeat(19)}   `, false],
    ['', '🙂'.repeat(19), false],
  ])('with %j and %j is long enough: %j (R-069)', (title, description, holds) => {
    expect(isEnough({ title, description })).toBe(holds);
  });
});
