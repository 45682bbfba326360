/** Progress on standard error, live in a terminal and otherwise two lines a service. */
export class HoldProgress {
  readonly #service: string;
  readonly #start = performance.now();
  #operations = 0;

  constructor(service: string) {
    this.#service = service;
  }

  at(operationId: string, done: number, all: number): void {
    if (process.stderr.isTTY) process.stderr.write(`${cleared}${this.#service}: ${operationId} (${done + 1} of ${all})`);
    else if (this.#operations === 0) process.stderr.write(`${this.#service}: begins, ${counted(all)}\n`);
    this.#operations = all;
  }

  end(): void {
    const seconds = Math.round((performance.now() - this.#start) / 1_000);
    if (process.stderr.isTTY) process.stderr.write(cleared);
    else if (this.#operations > 0) process.stderr.write(`${this.#service}: ends, ${counted(this.#operations)}, ${seconds} s\n`);
  }
}

const cleared = '\r\u001b[K';

const counted = (operations: number): string => (operations === 1 ? 'one operation' : `${operations} operations`);
