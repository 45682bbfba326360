import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { textWords } from '#web/words/texts/text-words.ts';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { useWords } from '../words.tsx';

const pages = ['faq', 'aboutUs', 'ourTeam', 'blog', 'credits'] as const;

/** Tabs of the pages about this installation. */
export const AboutTabs = observer(function AboutTabs({ path }: { readonly path: string }) {
  const { label, tabs } = useWords(textWords).about;
  return <LinkTabs label={label} tabs={pages.map((page) => ({ label: tabs[page], to: screens[page], isCurrent: screens[page] === path }))} />;
});
