import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';

/** What the brand's configuration says of its licence; without one, that there is none yet and what that means. */
export function LicenceFacts() {
  const text = useText('papers');
  const shellText = useText('shell');
  const { brand } = useStartup();
  const { licence } = brand;
  const facts = licence
    ? ([
        ['holder', licence.holder],
        ['authority', licence.authority],
        ['number', licence.number],
      ] as const)
    : ([
        ['holder', text('holderIs', { brand: brand.name })],
        ['number', text('none')],
        ['meanwhile', text('meanwhileText')],
      ] as const);
  return (
    <div className="help-topic">
      <h1 className="font-head text-3xl font-bold tracking-tight">{shellText('licence')}</h1>
      <p className="text-muted text-pretty">{text('licenceNote')}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className="help-entry mt-6">
            <dt className="font-head text-xl font-bold">{text(name)}</dt>
            <dd className="text-pretty">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
