import { languageOf } from '@pelita/i18n';
import { useText } from '../../../shared/language/use-text.ts';
import { usePageLanguage } from '../../../shared/page/page.ts';
import { counted, type Security, whatIsKept } from '../../../shared/security/what-is-kept.ts';

/** MC-03: how much of what keeps an account safe is there, in one look, and in words what is not. */
export function SafetyMeter({ security }: { security: Security }) {
  const text = useText('centre');
  const { code } = usePageLanguage();
  const isKept = whatIsKept(security);
  const missing = counted.filter((name) => !isKept[name]);
  const kept = counted.length - missing.length;
  // A name stays whole on its line: “e-mel” is one word.
  const names = missing.map((name) =>
    text(`room_${name}`).toLocaleLowerCase(languageOf(code).tag).replaceAll('-', '-\u2060'),
  );
  const list = new Intl.ListFormat(languageOf(code).tag, { type: 'conjunction' }).format(names);
  const words = text('kept', { kept: String(kept), all: String(counted.length) });
  return (
    <div className="safety">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{text('meter')}</span>
        <span className="font-head text-lg font-bold tabular-nums">{words}</span>
      </p>
      <div
        role="meter"
        aria-label={text('meter')}
        aria-valuemin={0}
        aria-valuemax={counted.length}
        aria-valuenow={kept}
        aria-valuetext={words}
        className="safety-meter"
      >
        {counted.map((name) => (
          <span key={name} data-kept={isKept[name]} />
        ))}
      </div>
      <p className="text-muted text-sm text-pretty">
        {missing.length === 0 ? text('allKept') : text('stillMissing', { list })}
      </p>
    </div>
  );
}
