import { useText } from '../../../shared/language/use-text.ts';

/** LOTT-07: how a draw of our own is kept honest, in three steps. */
export function SidePanel() {
  const text = useText('lottery');
  return (
    <section aria-label={text('fairTitle')} className="side-panel">
      <h2 className="font-head text-lg font-bold">{text('fairTitle')}</h2>
      <ol className="side-steps">
        <li>{text('fairSealed')}</li>
        <li>{text('fairDrawn')}</li>
        <li>{text('fairChecked')}</li>
      </ol>
    </section>
  );
}
