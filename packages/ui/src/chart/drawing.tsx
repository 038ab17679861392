import 'uplot/dist/uPlot.min.css';
import type { Theme } from '@pelita/contract';
import { languageOf } from '@pelita/i18n';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { fonts } from '../tokens.ts';
import { useReader } from '../words/reader.ts';
import { type ChartProps, type ChartSeries, colourOf } from './series.ts';

const HEIGHT_PX = 240;
/** Names stand below whole points alone, as many as there is room for. */
const POINTS_APART = [1, 2, 3, 5, 7, 10, 14, 30, 60, 120];

/** The drawing of a chart. It is made anew for other figures, another theme or another width. */
export default function Drawing(props: ChartProps & { theme: Theme; onPoint: (at: number | null) => void }) {
  const { points, series, isLastOpen = false, theme, onPoint } = props;
  const { language } = useReader();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const look = getComputedStyle(box);
    const short = new Intl.NumberFormat(languageOf(language).tag, { notation: 'compact' });
    const plot = new uPlot(
      {
        width: box.clientWidth,
        height: HEIGHT_PX,
        legend: { show: false },
        cursor: { drag: { x: false, y: false }, points: { show: false }, y: false },
        scales: {
          x: { time: false, range: [-0.6, points.length - 0.4] },
          y: { range: (_, low, high) => [Math.min(0, low * 1.1), Math.max(high * 1.08, 1)] },
        },
        axes: [
          {
            ...axis(look),
            size: 28,
            space: 88,
            incrs: POINTS_APART,
            grid: { show: false },
            values: (_, ats) => ats.map((at) => points[at] ?? ''),
          },
          { ...axis(look), size: 56, values: (_, values) => values.map((value) => short.format(value)) },
        ],
        series: [{}, ...series.map((one, index) => drawnSeries(one, index, series, theme, look, isLastOpen))],
        hooks: {
          drawAxes: isLastOpen ? [(drawn) => lightLast(drawn, points.length - 1, look)] : [],
          setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)],
        },
      },
      // Drawn, a figure may lose its last digits; the table has them all.
      [
        points.map((_, at) => at),
        ...series.map(({ values }) => values.map((value) => (value === null ? null : Number(value)))),
      ],
      box,
    );
    const observer = new ResizeObserver(() => {
      if (box.clientWidth !== plot.width) plot.setSize({ width: box.clientWidth, height: HEIGHT_PX });
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [points, series, isLastOpen, theme, language, onPoint]);
  return <div ref={place} dir="ltr" />;
}

function axis(look: CSSStyleDeclaration): uPlot.Axis {
  return {
    stroke: look.getPropertyValue('--muted'),
    font: `12px ${fonts.text}`,
    ticks: { show: false },
    grid: { stroke: look.getPropertyValue('--line'), width: 1, dash: [3, 4] },
    border: { show: false },
  };
}

/** The bars of a point stand side by side. One below nothing is hollow; one that is not over yet is paler. */
function drawnSeries(
  one: ChartSeries,
  index: number,
  all: readonly ChartSeries[],
  theme: Theme,
  look: CSSStyleDeclaration,
  isLastOpen: boolean,
): uPlot.Series {
  const colour = one.kind === 'comparison' ? look.getPropertyValue('--muted') : colourOf(theme, index);
  if (one.kind !== 'bars') {
    const dash = one.kind === 'comparison' ? { dash: [4, 4], width: 1.5 } : { width: 2 };
    return { stroke: colour, points: { show: false }, ...dash };
  }
  const bars = all.filter(({ kind }) => kind === 'bars');
  const at = bars.indexOf(one);
  const share = 0.7 / bars.length;
  const isOpen = (point: number) => isLastOpen && point === one.values.length - 1;
  const paths = uPlot.paths.bars?.({
    radius: 0.2,
    disp: {
      x0: { unit: 1, values: (_, __, from, to) => range(from, to).map((point) => point - 0.35 + at * share) },
      size: { unit: 1, values: (_, __, from, to) => range(from, to).map(() => share * 0.88) },
      fill: {
        unit: 3,
        values: (_, __, from, to) =>
          range(from, to).map((point) => {
            if (Number(one.values[point]) < 0) return 'transparent';
            return isOpen(point) ? `${colour}9e` : colour;
          }),
      },
      stroke: { unit: 3, values: (_, __, from, to) => range(from, to).map(() => colour) },
    },
  });
  return { stroke: colour, fill: colour, width: 1, points: { show: false }, ...(paths ? { paths } : {}) };
}

function lightLast(plot: uPlot, at: number, look: CSSStyleDeclaration): void {
  const { ctx, bbox } = plot;
  const [left, right] = [plot.valToPos(at - 0.5, 'x', true), plot.valToPos(at + 0.5, 'x', true)];
  ctx.save();
  ctx.fillStyle = look.getPropertyValue('--overlay');
  ctx.fillRect(left, bbox.top, right - left, bbox.height);
  ctx.restore();
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
