import type { Theme } from '@pelita/contract';

export type ChartProps = {
  title: string;
  /** The level below the heading that the chart is under. */
  titleAs?: 'h2' | 'h3';
  /** What stands along the foot: hours, days. */
  points: readonly string[];
  pointsName: string;
  series: readonly ChartSeries[];
  /** Without one the figures are counts. */
  currency?: string;
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

/** In the order of the series: never the colours of winning and losing. */
export const seriesColours: Record<Theme, readonly [first: string, second: string]> = {
  dark: ['#a58bff', '#ffb454'],
  light: ['#5a45b0', '#b86c08'],
};

export function colourOf(theme: Theme, at: number): string {
  return seriesColours[theme][at % 2] ?? seriesColours[theme][0];
}
