import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { Request } from './request.ts';

function aQuestion() {
  const answers: ((value: string) => void)[] = [];
  const request = new Request((_asked: string) => new Promise<string>((answer) => answers.push(answer)));
  return { request, answers };
}

describe('a request (R-219)', () => {
  it('is idle before it is sent, and loads until it is answered', async () => {
    const { request, answers } = aQuestion();
    expect(request.state.status).toBe('IDLE');
    const sent = request.send('who');
    expect(request.state.status).toBe('LOADING');
    answers[0]?.('me');
    await sent;
    expect(request.state).toEqual({ status: 'SUCCESS', value: 'me' });
    expect(request.value).toBe('me');
  });

  it('drops a late answer to an older question', async () => {
    const { request, answers } = aQuestion();
    const older = request.send('first');
    const newer = request.send('second');
    answers[1]?.('newer');
    await newer;
    answers[0]?.('older');
    await older;
    expect(request.value).toBe('newer');
  });

  it('turns whatever is thrown into a failure', async () => {
    const request = new Request(async () => {
      throw new TypeError('no such thing');
    });
    await request.send();
    expect(request.state).toMatchObject({ status: 'FAILURE', failure: { kind: 'broken' } });
    const refused = new Request(async () => {
      throw new Failure('missing');
    });
    await refused.send();
    expect(refused.state).toMatchObject({ status: 'FAILURE', failure: { kind: 'missing' } });
  });

  it('asks the last question again, and nothing before there was one', async () => {
    const asked: string[] = [];
    const request = new Request(async (question: string) => void asked.push(question));
    await request.again();
    await request.send('what');
    await request.again();
    expect(asked).toEqual(['what', 'what']);
  });

  it('keeps its answer in sight while asked again, and loads where there is none', async () => {
    const { request, answers } = aQuestion();
    const sent = request.renew('who');
    expect(request.state.status).toBe('LOADING');
    answers[0]?.('me');
    await sent;
    const renewed = request.renew('who');
    expect(request.value).toBe('me');
    answers[1]?.('you');
    await renewed;
    expect(request.value).toBe('you');
  });

  it('forgets an answer that is still under way', async () => {
    const { request, answers } = aQuestion();
    const sent = request.send('who');
    request.forget();
    answers[0]?.('me');
    await sent;
    expect(request.state.status).toBe('IDLE');
  });
});
