import type { MeasuredVital, Vitals } from '#core/usage/measured.ts';

export class FakeVitals implements Vitals {
  #tell: (measured: MeasuredVital) => void = () => undefined;

  watch(tell: (measured: MeasuredVital) => void): void {
    this.#tell = tell;
  }

  measure(measured: MeasuredVital): void {
    this.#tell(measured);
  }
}
