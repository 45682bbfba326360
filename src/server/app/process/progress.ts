export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const barWidth = 24;
const clearLine = '\r\u001b[2K';

/** Shows a bar on terminals and a few whole lines elsewhere. */
export class Progress {
  readonly #screen: Screen;
  #said = '';

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  show(job: string, share: number): void {
    const done = Math.min(1, Math.max(0, share));
    if (this.#screen.isTTY) {
      const full = Math.round(done * barWidth);
      this.#screen.write(`${clearLine}${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${job}`.slice(0, (this.#screen.columns ?? 80) + clearLine.length - 1));
      return;
    }
    const line = `${job} ${Math.floor(done * 4) * 25}%`;
    if (line !== this.#said) this.#screen.write(`${line}\n`);
    this.#said = line;
  }

  say(line: string): void {
    this.#screen.write(`${this.#screen.isTTY ? clearLine : ''}${line}\n`);
    this.#said = '';
  }
}
