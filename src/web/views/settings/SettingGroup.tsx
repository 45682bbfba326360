import { useId, type ReactNode } from 'react';
import type { OwnSetting } from '#web/stores/requests/own-setting.ts';
import { Await } from '../ui/Await.tsx';
import styles from './settings.module.css';

interface SettingGroupProps<Value extends object> {
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly setting: OwnSetting<Value>;
  readonly children: (value: Value) => ReactNode;
}

export function SettingGroup<Value extends object>({ heading, lead, setting, children }: SettingGroupProps<Value>) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {lead && <p>{lead}</p>}
      <Await request={setting.reading}>{(read) => <ul className={`card list ${styles.list}`}>{children(setting.value ?? read)}</ul>}</Await>
    </section>
  );
}
