import { observer } from 'mobx-react-lite';
import { confidences } from '#core/figures/confidence.ts';
import { kitWords } from '#web/words/kit/kit-words.ts';
import { Bars } from '../figures/Bars.tsx';
import { Card } from '../ui/Card.tsx';
import { ConfidenceMark } from '../figures/ConfidenceMark.tsx';
import { Histogram } from '../figures/Histogram.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { Rating } from '../figures/Rating.tsx';
import { Strip } from '../figures/Strip.tsx';
import { Trend } from '../figures/Trend.tsx';
import { KitSection } from './KitSection.tsx';
import { payBins, quarters, sampleSpread } from './sample-figures.ts';
import { useWords } from '../words.tsx';

const ratings = [4.6, 3.9, 3.3, 2.4, 1.7, null] as const;
const ticks = ['₹3', '11', '19'] as const;

export const Figures = observer(function Figures() {
  const { figures: words } = useWords(kitWords);
  return (
    <KitSection heading={words.heading} lead={words.lead}>
      <div className="row g3">
        {ratings.map((rating) => (
          <Rating key={rating} value={rating} />
        ))}
        <Rating value={4.2} isBare />
      </div>
      <div className="row xs g3">
        {confidences.map((confidence) => (
          <ConfidenceMark key={confidence} confidence={confidence} />
        ))}
      </div>
      <Pay />
      <div className="cols even">
        <Bars bars={words.topics.map((label, at) => topic(label, 4.2 - at * 0.45))} />
        <Bars bars={[34, 38, 15, 7, 6].map((share, at) => ({ label: String(5 - at), share, said: `${share}%`, rating: 5 - at }))} />
      </div>
      <Card isFigure>
        <div>
          <h3>{words.trend}</h3>
          <p className="sm muted">{words.trendLead}</p>
        </div>
        <Trend finding={words.trend} points={quarters} columns={[words.quarter, words.rating]} />
      </Card>
    </KitSection>
  );
});

const topic = (label: string, rating: number) => ({ label, rating, share: rating * 20, said: rating.toFixed(1) });

const Pay = observer(function Pay() {
  const { figures: words } = useWords(kitWords);
  const axis = [...ticks, words.lpa('27')];
  return (
    <div className="grid">
      <Card isFigure>
        <h3>{words.histogram}</h3>
        <Histogram finding={words.histogramFinding} bins={payBins} median={37.5} you={50} ticks={axis} columns={[words.pay, words.people]} />
        <Provenance>
          <ConfidenceMark confidence="very-high" />
          {words.manyPeople}
          {words.month}
          <a href="#main">{words.counted}</a>
        </Provenance>
      </Card>
      <Card isFigure>
        <h3>{words.strip}</h3>
        <Strip finding={words.stripFinding} spread={sampleSpread} />
        <p className="sm">{words.stripWords}</p>
        <Provenance>
          <ConfidenceMark confidence="moderate" />
          {words.somePeople}
        </Provenance>
      </Card>
      <Card isFigure>
        <h3>{words.words}</h3>
        <p>{words.wordsFinding}</p>
        <Provenance>
          <ConfidenceMark confidence="very-low" />
          {words.fewPeople}
        </Provenance>
      </Card>
      <Card isFigure>
        <h3>{words.none}</h3>
        <Strip />
        <p className="sm muted">{words.noneAdvice}</p>
      </Card>
    </div>
  );
});
