import './chart.css';
import { lazy, useState } from 'react';
import { Amount } from '../money/amount.tsx';
import { Optional } from '../state/optional.tsx';
import { useKitText } from '../words/use-kit-text.ts';
import { type ChartProps, colourOf } from './series.ts';
import { useTheme } from './use-theme.ts';

/** Figures over time, drawn when the script for it is here, and beside the drawing a table that says the same. */
export function Chart(props: ChartProps) {
  const { title, titleAs: Title = 'h3', points, pointsName, series, currency } = props;
  const text = useKitText('kitData');
  const theme = useTheme();
  const [at, setAt] = useState<number | null>(null);
  const hasFigures = series.some(({ values }) => values.some((value) => value !== null));
  const shownAt = at ?? points.length - 1;
  return (
    <figure className="chart">
      <figcaption className="chart-head">
        <Title className="chart-title">{title}</Title>
        <ul className="chart-legend">
          {series.map((one, index) => (
            <li key={one.name}>
              <svg aria-hidden width="12" height="12" viewBox="0 0 12 12">
                {one.kind === 'comparison' ? (
                  <path d="M0 6h12" stroke="var(--muted)" strokeWidth="2" strokeDasharray="3 2" />
                ) : (
                  <rect width="12" height="12" rx="3" fill={colourOf(theme, index)} />
                )}
              </svg>
              {one.name}
            </li>
          ))}
        </ul>
      </figcaption>
      {hasFigures ? (
        <div aria-hidden className="chart-drawing">
          <Optional>
            <Drawing {...props} theme={theme} onPoint={setAt} />
          </Optional>
        </div>
      ) : (
        <p className="chart-drawing chart-nothing">{text('noFigures')}</p>
      )}
      {/* What the pointer is at; without one, the newest. Said in full by the table. */}
      <p aria-hidden className="chart-reading">
        <b>{points[shownAt]}</b>
        {series.map(({ name, values }) => (
          <span key={name}>
            {`${name} `}
            <Figure value={values[shownAt]} currency={currency} />
          </span>
        ))}
      </p>
      <details className="chart-table">
        <summary>{text('asTable')}</summary>
        {/* Reached by Tab, so that the keyboard can scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
        <div className="chart-scroll" role="region" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[pointsName, ...series.map(({ name }) => name)].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point, index) => (
                <tr key={point}>
                  <th scope="row">{point}</th>
                  {series.map(({ name, values }) => (
                    <td key={name}>
                      <Figure value={values[index]} currency={currency} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

const Drawing = lazy(() => import('./drawing.tsx'));

function Figure({ value, currency }: { value: string | null | undefined; currency: string | undefined }) {
  if (value == null) return <span>{'–'}</span>;
  return currency === undefined ? <span>{value}</span> : <Amount value={value} currency={currency} />;
}
