import { colours, seriesColours, type Theme } from '../tokens.ts';

export type ChartProps = {
  title: string;
  /** What stands along the foot: hours, days. */
  points: readonly string[];
  pointsName: string;
  series: readonly ChartSeries[];
  currency: string;
  /** The last point is not over yet. */
  isLastOpen?: boolean;
};

export type ChartSeries = {
  name: string;
  /** Bars and lines take the series' colours in their order; a comparison is a quiet dashed line. */
  kind: 'bars' | 'line' | 'comparison';
  /** The wire's decimal text of each point; null where there is none. */
  values: readonly (string | null)[];
};

export function colourOf(theme: Theme, series: ChartSeries, at: number): string {
  if (series.kind === 'comparison') return colours[theme].muted;
  return seriesColours[theme][at % 2] ?? colours[theme].text;
}
