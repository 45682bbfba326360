import { observer } from 'mobx-react-lite';
import { kitWords } from '#web/words/kit/kit-words.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Buttons } from './Buttons.tsx';
import { Colours } from './Colours.tsx';
import { KitFeedback } from './KitFeedback.tsx';
import { Fields } from './Fields.tsx';
import { Figures } from './Figures.tsx';
import { IconSheet } from './IconSheet.tsx';
import { Overlays } from './Overlays.tsx';
import { People } from './People.tsx';
import { Places } from './Places.tsx';
import { Typefaces } from './Typefaces.tsx';
import { useWords } from '../words.tsx';

export const KitScreen = observer(function KitScreen() {
  const words = useWords(kitWords);
  return (
    <div className="wrap page stack g6">
      <SkipLink to="overlays">{words.skip}</SkipLink>
      <div>
        <h1>{words.title}</h1>
        <p className="muted">{words.lead}</p>
      </div>
      <Colours />
      <Typefaces />
      <IconSheet />
      <Buttons />
      <Figures />
      <Fields />
      <People />
      <KitFeedback />
      <Places />
      <div id="overlays" tabIndex={-1}>
        <Overlays />
      </div>
    </div>
  );
});
