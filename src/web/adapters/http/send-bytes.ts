import { toKind } from '#contract/status.ts';
import { Failure } from '#core/failure.ts';

/** Stall after which an upload counts as lost. */
const stallMs = 30_000;

export type SendBytes = (url: string, bytes: Uint8Array<ArrayBuffer>, onProgress: (share: number) => void) => Promise<unknown>;

export const sendBytes =
  (introduction: () => Readonly<Record<string, string>>): SendBytes =>
  (url, bytes, onProgress) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', url);
      for (const [name, value] of Object.entries(introduction())) request.setRequestHeader(name, value);
      request.setRequestHeader('content-type', 'application/octet-stream');
      const beganAt = performance.now();
      const waitOn = () => (request.timeout = performance.now() - beganAt + stallMs);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        waitOn();
        onProgress(total > 0 ? loaded / total : 0);
      });
      for (const event of ['error', 'timeout']) request.addEventListener(event, () => reject(new Failure('offline', 'The server could not be reached')));
      request.addEventListener('load', () => {
        const answer = read(request.responseText);
        if (request.status >= 200 && request.status < 300) resolve(answer);
        else reject(failureIn(request.status, answer));
      });
      waitOn();
      request.send(bytes);
    });

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureIn(status: number, answer: unknown): Failure {
  const problem = typeof answer === 'object' && answer !== null ? answer : {};
  const message = 'message' in problem && typeof problem.message === 'string' ? problem.message : `The server answered ${status}`;
  return new Failure(toKind(status), message, 'code' in problem && typeof problem.code === 'string' ? { code: problem.code } : {});
}
