const DROPS = 12;

/** Small packets that fall behind the words; nothing moves where a reader wants no motion. */
export function EnvelopeRain() {
  return (
    <span className="envelope-rain" aria-hidden>
      {Array.from({ length: DROPS }, (_, at) => (
        <i key={at} style={{ insetInlineStart: `${(at * 37) % 100}%`, animationDelay: `${(at * 0.43) % 4}s` }} />
      ))}
    </span>
  );
}
