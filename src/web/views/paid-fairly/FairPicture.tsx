import { observer } from 'mobx-react-lite';
import { fairPicture, picturedTens } from '#core/paid-fairly/fair-picture.ts';
import type { Drawing, DrawnShape } from '#core/device/drawings.ts';
import type { FairPlace } from '#core/paid-fairly/fair-place.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { FairPictureStore } from '#web/stores/paid-fairly/fair-picture-store.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ShareIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './paid-fairly.module.css';
import { useGroups } from './use-groups.ts';
import { verdictSaid } from './verdict-said.ts';

/** Picture to share, without any amount. */
export const FairPicture = observer(function FairPicture({ place }: { readonly place: FairPlace }) {
  const { picture: words } = useWords(paidFairlyWords);
  const store = useStore(FairPictureStore);
  const drawing = useDrawing(place);
  return (
    <Card aria-labelledby="picture">
      <h2 id="picture">{words.heading}</h2>
      <p className="sm">{words.lead}</p>
      <Preview drawing={drawing} />
      <div className="row">
        <Button busy={store.passing.state.status === 'LOADING'} onClick={() => void store.pass(drawing, words)}>
          <ShareIcon small />
          {store.mayShare ? words.share : words.save}
        </Button>
      </div>
    </Card>
  );
});

function useDrawing(place: FairPlace): Drawing {
  const words = useWords(paidFairlyWords);
  const { name } = useStore(WordsStore);
  const { named } = useGroups();
  const verdict = verdictSaid(place, words);
  const group = named(place.cells[0].cell);
  const { alt, fileName, you, scale } = words.picture;
  return fairPicture(place, { heading: words.heading, verdict, group, you, scale, by: name, alt: alt(verdict, group, picturedTens(place)), fileName });
}

/** Preview from the same shapes as the shared picture. */
const Preview = ({ drawing: { width, height, shapes, alt } }: { readonly drawing: Drawing }) => (
  <svg className={styles.preview} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
    {shapes.map((shape) => (
      <Shape key={JSON.stringify(shape)} shape={shape} />
    ))}
  </svg>
);

function Shape({ shape }: { readonly shape: DrawnShape }) {
  if (shape.kind === 'box') return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} fill={shape.colour} />;
  const { x, y, size, colour, isBold, isCentred, text } = shape;
  return (
    <text x={x} y={y} fontSize={size} fill={colour} fontWeight={isBold ? 600 : 400} textAnchor={isCentred ? 'middle' : 'start'}>
      {text}
    </text>
  );
}
