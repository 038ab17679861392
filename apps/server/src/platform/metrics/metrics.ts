/**
 * What the process tells a watcher of itself, as Prometheus reads it (text format 0.0.4). Counts are kept where things
 * happen; what can be looked up is looked up when somebody asks.
 */
export type Metrics = {
  /** One more of it. */
  count(name: CounterName, labels?: Labels): void;
  /** How long one took. */
  observe(name: HistogramName, labels: Labels, seconds: number): void;
  /** A reading that is taken when somebody asks; the last one registered under a name counts. */
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>, kind?: 'gauge' | 'counter'): void;
  text(): Promise<string>;
};

export type Labels = Readonly<Record<string, string | number>>;
/** A number, several by their labels, or nothing where nothing is known. */
export type Reading = number | null | readonly { labels: Labels; value: number }[];

const counters = {
  pelita_http_requests_total: 'Requests answered, by route, method and status.',
  pelita_refusals_total: 'Refusals by their code; overloaded is load that was shed.',
} as const;
const histograms = { pelita_http_request_seconds: 'From the head of a request to the end of its answer.' } as const;
export type CounterName = keyof typeof counters;
export type HistogramName = keyof typeof histograms;

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
type Gauge = { help: string; kind: 'gauge' | 'counter'; read: () => Reading | Promise<Reading> };

export function createMetrics(): Metrics {
  const counts = new Map<CounterName, Map<string, number>>();
  const spreads = new Map<HistogramName, Map<string, { buckets: number[]; sum: number; count: number }>>();
  const gauges = new Map<string, Gauge>();

  function countLines(): string[] {
    return Object.entries(counters).flatMap(([name, help]) => [
      ...head(name, help, 'counter'),
      ...[...(counts.get(name as CounterName) ?? [])].map(([labels, value]) => `${name}${labels} ${value}`),
    ]);
  }

  function spreadLines(): string[] {
    return Object.entries(histograms).flatMap(([name, help]) => [
      ...head(name, help, 'histogram'),
      ...[...(spreads.get(name as HistogramName) ?? [])].flatMap(([labels, { buckets, sum, count }]) => [
        ...BUCKETS_SECONDS.map(
          (bound, at) => `${name}_bucket${withLabel(labels, `le="${bound}"`)} ${buckets[at] ?? 0}`,
        ),
        `${name}_bucket${withLabel(labels, 'le="+Inf"')} ${count}`,
        `${name}_sum${labels} ${sum}`,
        `${name}_count${labels} ${count}`,
      ]),
    ]);
  }

  return {
    count(name, labels = {}) {
      const own = counts.get(name) ?? new Map<string, number>();
      const key = written(labels);
      counts.set(name, own.set(key, (own.get(key) ?? 0) + 1));
    },
    observe(name, labels, seconds) {
      const own = spreads.get(name) ?? new Map<string, { buckets: number[]; sum: number; count: number }>();
      const key = written(labels);
      const spread = own.get(key) ?? { buckets: BUCKETS_SECONDS.map(() => 0), sum: 0, count: 0 };
      spread.buckets = spread.buckets.map((count, at) => (seconds <= (BUCKETS_SECONDS[at] ?? 0) ? count + 1 : count));
      spread.sum += seconds;
      spread.count += 1;
      spreads.set(name, own.set(key, spread));
    },
    gauge(name, help, read, kind = 'gauge') {
      gauges.set(name, { help, kind, read });
    },
    async text() {
      const readings = await Promise.all([...gauges].map(([name, gauge]) => linesOf(name, gauge)));
      return `${[...countLines(), ...spreadLines(), ...readings.flat()].join('\n')}\n`;
    },
  };
}

/** What cannot be read now is left out: a watcher sees a gap, and the rest. */
async function linesOf(name: string, { help, kind, read }: Gauge): Promise<string[]> {
  const reading = await (async () => read())().catch(() => null);
  if (reading === null) return [];
  const readings = typeof reading === 'number' ? [{ labels: {}, value: reading }] : reading;
  return [...head(name, help, kind), ...readings.map(({ labels, value }) => `${name}${written(labels)} ${value}`)];
}

function head(name: string, help: string, kind: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`];
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function withLabel(labels: string, label: string): string {
  return labels === '' ? `{${label}}` : `${labels.slice(0, -1)},${label}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
